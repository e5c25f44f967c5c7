import { describe, expect, it } from 'vitest';
import { searchCalls } from '#/components/reference/search-calls.ts';
import { listContents } from '#/lib/domain/reference/reference.service.ts';

const names = (query: string) => searchCalls(listContents().chapters, query).map(({ name }) => name);

describe('the search of the reference', () => {
  it('finds by name, by path and by words of the summary, whatever their case and order', () => {
    expect(names('team delete')[0]).toBe('deleteCompanyTeam');
    expect(names('/api/survey/answers')).toEqual(['submitCheckIn']);
    expect(names('RECOVERY codes')).toContain('renewRecoveryCodes');
    expect(names('proof-of-work')).toEqual(['getCaptcha']);
  });

  it('finds a call that was copied from a log, with its ids and its query', () => {
    expect(names('GET /api/team/12')).toEqual(['getTeam']);
    expect(names('POST https://unboxt.example/api/team/12/update')[0]).toBe('updateTeam');
    expect(names('/api/dashboard/teams/2?period=1w')[0]).toBe('getTeamDashboard');
  });

  it('puts those first that have the words in their title', () => {
    const callNames = names('password');
    expect(callNames.indexOf('changePassword')).toBeLessThan(callNames.indexOf('removeIdentity'));
    expect(callNames.indexOf('removeIdentity')).toBeGreaterThan(-1);
  });

  it('finds nothing for an empty text, and for words that no call has', () => {
    expect([names(''), names('  '), names('zebra')]).toEqual([[], [], []]);
  });
});
