/** How long a leader may see a team's dashboard as a member before they must ask again. */
export const PREVIEW_MINUTES = 30;

/** The prefix of a preview's bearer. */
export const previewTokenPrefix = 'pv_';
