/** The legal actions, sorted by what they are about. Nothing here knows a rule. */

import type { Action, Carried, Colour, Group, Resource, Skill, Spot, TurnedOver } from "./forms";

export interface Steps {
  mayPass: boolean;
  mayFinish: boolean;
  /** Tiles that can be bid on or used; losing groups that can be moved or pay, by their tile. */
  bids: string[];
  uses: string[];
  brings: string[];
  workers: Group[];
  payWorkers: Colour[];
  payGroups: string[];
  paySkills: Skill[];
  chooses: Resource[];
  carries: Carried[];
  upgrades: TurnedOver[];
  boats: string[];
  picks: string[];
  lays: Spot[];
  contributions: string[][];
}

const none = (): Steps => ({
  mayPass: false,
  mayFinish: false,
  bids: [],
  uses: [],
  brings: [],
  workers: [],
  payWorkers: [],
  payGroups: [],
  paySkills: [],
  chooses: [],
  carries: [],
  upgrades: [],
  boats: [],
  picks: [],
  lays: [],
  contributions: [],
});

export function stepsOf(legal: readonly Action[]): Steps {
  const steps = none();
  for (const action of legal) note(steps, action);
  return steps;
}

function note(steps: Steps, action: Action): void {
  if ("pass" in action) steps.mayPass = true;
  else if ("finish" in action) steps.mayFinish = true;
  else if ("bid" in action) steps.bids.push(action.bid);
  else if ("use" in action) steps.uses.push(action.use);
  else if ("bring" in action) steps.brings.push(action.bring);
  else if ("workers" in action) steps.workers.push(action.workers);
  else if ("pay_worker" in action) steps.payWorkers.push(action.pay_worker);
  else if ("pay_group" in action) steps.payGroups.push(action.pay_group);
  else if ("pay_skill" in action) steps.paySkills.push(action.pay_skill);
  else if ("choose" in action) steps.chooses.push(action.choose);
  else if ("carry" in action) steps.carries.push(action.carry);
  else if ("upgrade" in action) steps.upgrades.push(action.upgrade);
  else if ("boat" in action) steps.boats.push(action.boat);
  else if ("pick" in action) steps.picks.push(action.pick);
  else if ("lay" in action) steps.lays.push(action.lay);
  else if ("winter" in action) steps.contributions.push(action.winter);
}
