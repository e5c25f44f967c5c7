/** The label of every field for an email address; the open pages load no catalogue for one word. */
export const emailLabel = 'Email';
