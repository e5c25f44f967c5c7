import type { Target } from '#/server/embedded/chat/interactions.ts';
import type { Records } from '#/server/embedded/chat/store.ts';
import type { createTeamsApi } from '#/server/embedded/chat/teams-api.ts';
import { actionAt, teamsPage, teamsPersonPage } from '#/server/embedded/chat/teams-pages.ts';

type TeamsApi = ReturnType<typeof createTeamsApi>;

interface Visit {
  method: string;
  pathname: string;
  form: URLSearchParams;
}

/** A page, or where to redirect to. */
type Shown = { html: string } | { location: string } | null;

/** Handles what someone's form says, and returns the page of the stand-in they see; null for an unknown one. */
export async function visitTeams(
  { method, pathname, form }: Visit,
  { teams, records, product }: { teams: TeamsApi; records: Records; product: Target },
): Promise<Shown> {
  if (pathname === '/teams') return { html: teamsPage(records) };
  const [, , place, id = '', what, thing = ''] = pathname.split('/').map(decodeURIComponent);
  const directory = records.teams.directories[id];
  if (place === 'directories' && directory && method === 'POST') {
    const [messagingUrl, email] = [form.get('messagingUrl'), form.get('email')];
    if (messagingUrl !== null) directory.messagingUrl = messagingUrl;
    if (email) await teams.install(email, id, product);
    return { location: '/teams' };
  }
  const person = place === 'people' ? teams.findPerson(id) : undefined;
  if (!person) return null;
  if (method === 'GET') return { html: teamsPersonPage(person, records) };
  const activity = records.teams.activities.find((one) => one.id === thing);
  const action = activity && actionAt(activity.shown, form.get('at') ?? '');
  if (what === 'press' && action) {
    const filled = [...new Set(form.keys())].filter((name) => name !== 'at');
    const inputs = Object.fromEntries(
      filled.map((name) => [name, form.getAll(name).join(',')]).filter(([, value]) => value !== ''),
    );
    const data = { ...(action.associatedInputs === 'none' ? {} : inputs), ...(action.data as object) };
    await teams.press(person, thing, { verb: action.verb, data }, product);
  }
  return { location: `/teams/people/${encodeURIComponent(person.email)}` };
}

/** Handles what tests ask for; returns undefined if it's not about Teams. */
export function controlTeams(what: string, command: object, teams: TeamsApi, records: Records, product: Target) {
  const commands: Record<string, () => unknown> = {
    'teams-directory'() {
      const { tenantId = '', ...directory } = command as { tenantId?: string };
      const old = records.teams.directories[tenantId];
      teams.setDirectory(tenantId, { appId: '', secret: '', messagingUrl: '', ...old, ...directory });
    },
    'teams-manner': () => teams.setManner(command),
    'teams-token': () => teams.tokenFor((command as { appId?: string }).appId ?? ''),
    'teams-install'() {
      const { email = '', tenantId = '' } = command as { email?: string; tenantId?: string };
      return teams.install(email, tenantId, product);
    },
  };
  return commands[what]?.();
}
