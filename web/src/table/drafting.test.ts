import { expect, test } from "vitest";
import { TableDrafting } from "./drafting";

/** A table whose turn ends with the action `last`. Every answer arrives at once. */
function table(...drafted: object[]) {
  const sent: string[] = [];
  const draftOf = (actions: object[]) =>
    actions.length === 0
      ? null
      : {
          steps: actions.map((action) => ({ do: action, events: [] })),
          complete: "last" in actions.at(-1)!,
        };
  const link = {
    reach: () => Promise.resolve(),
    state: { version: 7, draft: draftOf(drafted), free_from: null as number | null },
    draft(form: object, count: number) {
      sent.push(`draft ${Object.keys(form)[0]} after ${count}`);
      drafted.push(form);
      return answer({ draft: draftOf(drafted) });
    },
    undraft(to: number) {
      sent.push(`undraft to ${to}`);
      drafted.splice(to);
      return answer({ draft: draftOf(drafted) });
    },
    confirm(count: number) {
      sent.push(`confirm ${count}`);
      return answer({ version: 9, draft: null });
    },
    takeback(to: number) {
      sent.push(`takeback to ${to}`);
      return answer({ version: 8 });
    },
  };
  const answer = (change: object): Promise<number> => {
    link.state = { ...link.state, ...change };
    return Promise.resolve(link.state.version);
  };
  const run = async (work: () => Promise<unknown>): Promise<boolean> => (await work(), true);
  return { sent, link, drafting: new TableDrafting(link as never, run) };
}

test("a step that does not end the turn is only drafted", async () => {
  const { sent, drafting } = table();
  await drafting.act({ first: 1 });
  expect(sent).toEqual(["draft first after 0"]);
});

test("the step that ends the turn confirms it", async () => {
  const { sent, drafting } = table({ first: 1 });
  await drafting.act({ last: 1 });
  expect(sent).toEqual(["draft last after 1", "confirm 2"]);
});

test("a drafted step is not confirmed, even if it ends the turn", async () => {
  const { sent, drafting } = table();
  await drafting.draft({ last: 1 });
  expect(sent).toEqual(["draft last after 0"]);
  await drafting.confirm();
  expect(sent.at(-1)).toBe("confirm 1");
});

test("several steps are drafted in order, up to the end of the turn", async () => {
  const { sent, drafting } = table();
  await drafting.actAll([{ first: 1 }, { last: 1 }, { more: 1 }]);
  expect(sent).toEqual(["draft first after 0", "draft last after 1"]);
});

test("drafted steps are undone one by one", async () => {
  const { sent, drafting } = table({ first: 1 }, { last: 1 });
  await drafting.undo();
  await drafting.undo();
  expect(await drafting.undo()).toBe(false);
  expect(sent).toEqual(["undraft to 1", "undraft to 0"]);
});

test("without a draft, what is free in the log is undone", async () => {
  const { sent, link, drafting } = table();
  link.state.free_from = 4;
  await drafting.undo();
  expect(sent).toEqual(["takeback to 4"]);
});
