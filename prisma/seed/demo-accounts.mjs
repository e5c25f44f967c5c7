/** The password of every person of the demo company. */
const password = 'calm-harbour-42';

/** A second company, on the free plan and near its limit, with its Administrator. */
export const freeCompany = { name: 'Larch & Rye', email: 'admin@larchandrye.test', password };

/** One account of the demo company per role; `npm start` prints them. */
export const demoAccounts = [
  { role: 'Administrator', email: 'admin@northlight.test', password },
  { role: 'Department Leader', email: 'department.leader@northlight.test', password },
  { role: 'Team Leader', email: 'team.leader@northlight.test', password },
  { role: 'Member', email: 'member@northlight.test', password },
];

/** Opens the conversation about a message without a name of the demo company, for which a leader waits to be answered. */
export const demoReplyKey = 'rpl_drAunWmjfEpDqBsABpMFKCoYkhgeL_NYnotWwI-Xux4';

/** A key of the demo company that reads everything that keys may read. */
export const demoApiKey = 'uk_MHVrLPxkMFH--dcbmk_JeJUdnohHaLrt6UUr0SkjIhA';
