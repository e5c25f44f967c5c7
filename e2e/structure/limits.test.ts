import { describe, expect, it } from 'vitest';
import { loadContracts } from '#/server/feature-files.ts';

const OFFICE = 1000;
const WITHIN_SECONDS = 600;

const contracts = await loadContracts();
const byName = new Map(contracts.map((contract) => [contract.name, contract]));

/** How often one person makes each call from a link to the first answer, with a second try in most steps. */
const callsOfJoining: Record<string, number> = {
  checkInvitation: 3,
  checkInvitationNotice: 3,
  getCaptcha: 3,
  verifyCaptcha: 2,
  registerInvited: 2,
  reconfirm: 0.5,
  checkPasswordToken: 3,
  setPassword: 2,
  requestReset: 0.2,
  checkResetToken: 0.4,
  updatePassword: 0.2,
  getSessions: 5,
  prepareSignIn: 5,
  signIn: 3,
  openSession: 3,
  startProviderSignIn: 3,
  finishProviderSignIn: 3,
  findCompanySignIn: 5,
  startCompanySignIn: 3,
  finishCompanySignIn: 3,
  arriveFromSaml: 3,
  receiveSamlAnswer: 3,
  getSamlMetadata: 5,
  getQuestionnaire: 3,
  submitCheckIn: 3,
  stopMails: 1,
  renewDevice: 1,
};

describe('1,000 people behind one address', () => {
  it.each(Object.entries(callsOfJoining))('can call %s %d times a person within ten minutes', (name, calls) => {
    const contract = byName.get(name);
    const limit = contract?.rateLimit;
    expect(contract?.access).toBe('open');
    expect(limit ? (limit.points / limit.seconds) * WITHIN_SECONDS : OFFICE * calls).toBeGreaterThanOrEqual(
      OFFICE * calls,
    );
  });

  it('reaches no other limit on a call without a session', () => {
    const limited = contracts.filter(({ access, rateLimit }) => access === 'open' && rateLimit).map(({ name }) => name);
    // Calls that only few people of a company make: signing it up, connecting it, and creating papers. Slack and Teams
    // call for all companies from few addresses.
    expect(limited.filter((name) => !(name in callsOfJoining))).toEqual([
      'registerCompany',
      'finishSlackConnect',
      'getPaper',
      'receiveSlackInteraction',
      'receiveTeamsActivity',
    ]);
  });
});
