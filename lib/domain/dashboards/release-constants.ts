/** Said before the first figures are published. Source: they are published once a day, by `release-due-days.ts`. */
export const FIRST_FIGURES =
  'Figures are made once a day, right after midnight. The first ones come the night after the first check-ins are answered.';
