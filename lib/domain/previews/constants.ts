/** How long a leader may look at a team's dashboard as a member before asking again. */
export const PREVIEW_MINUTES = 30;

/** What the bearer of a preview begins with. */
export const previewTokenPrefix = 'pv_';
