/** Ratings as people see them: whole numbers. */

import { currentLanguage } from "../words/words.svelte";

export function ratingWords(rating: number): string {
  const whole = Math.round(rating) + 0; // no minus before a zero
  return new Intl.NumberFormat(currentLanguage()).format(whole).replace("-", "−");
}
