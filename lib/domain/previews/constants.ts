/** How long a leader may look at a team's dashboard as a member before asking again. */
export const PREVIEW_MINUTES = 30;

/** The prefix of a preview's bearer. */
export const previewTokenPrefix = 'pv_';
