/** The password of every person of the demo company. */
const password = 'calm-harbour-42';

/** A second company, on the free plan and near its limit, with its administrator. */
export const freeCompany = { name: 'Larch & Rye', email: 'admin@larchandrye.test', password };

/** The domain of the demo company’s email addresses. */
export const demoDomain = 'northlight.test';

/** One account of the demo company per role; `npm start` prints them. */
export const demoAccounts = [
  { role: 'Administrator', email: 'admin@northlight.test', password },
  { role: 'Department Leader', email: 'department.leader@northlight.test', password },
  { role: 'Team Leader', email: 'team.leader@northlight.test', password },
  { role: 'Member', email: 'member@northlight.test', password },
];

/** People of the demo company who read other languages; `npm start` prints them too. */
export const demoReaders = [
  { language: 'German', locale: 'de', email: 'lena.hoffmann@northlight.test' },
  { language: 'French', locale: 'fr', email: 'kwame.boateng@northlight.test' },
  { language: 'Spanish', locale: 'es', email: 'marcus.reyes@northlight.test' },
  { language: 'Portuguese', locale: 'pt-BR', email: 'rafael.moura@northlight.test' },
  { language: 'Italian', locale: 'it', email: 'sofia.pinheiro@northlight.test' },
];

/** The key of the conversation in the demo company that waits for a leader's reply. */
export const demoReplyKey = 'rpl_drAunWmjfEpDqBsABpMFKCoYkhgeL_NYnotWwI-Xux4';

/** A key of the demo company that may read everything keys may read. */
export const demoApiKey = 'uk_MHVrLPxkMFH--dcbmk_JeJUdnohHaLrt6UUr0SkjIhA';

/** The key with which the stand-in plays the demo company’s directory. */
export const demoDirectoryKey = 'uk_6cMZrk0oQ6sTzBfWv1yqkV8Xo2eJx4mGd9hLr3aNpUs';

/** The demo company's webhook, which the stand-in for Slack receives at its usual port and shows. */
export const demoWebhook = {
  url: 'http://127.0.0.1:12121/webhooks',
  secret: 'whsec_LGs0Xs9p9jtuDPEFjQ0phSTEfho7e59g9voSxGRd+8s=',
};

/** The demo company's directory at the stand-in for Microsoft Teams, with the app that IT has registered there. */
export const demoDirectory = {
  tenantId: '5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11',
  appId: 'b7a7c1de-3c55-4d8f-8f0e-4a2c9a51e0aa',
  secret: 'northlight-8f0e4a2c9a51e0aa',
};
