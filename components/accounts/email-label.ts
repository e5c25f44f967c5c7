/** What every field for an address is called; the open pages load no catalogue for one word. */
export const emailLabel = 'Email';
