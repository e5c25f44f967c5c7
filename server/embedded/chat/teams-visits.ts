import type { Target } from '#/server/embedded/chat/interactions.ts';
import { escapeText, page } from '#/server/embedded/chat/page.ts';
import type { Block, Card, Records, TeamsPerson } from '#/server/embedded/chat/store.ts';
import type { createTeamsApi } from '#/server/embedded/chat/teams-api.ts';

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

/** Returns the page with what to enter to connect a directory, and everyone who has the app there. */
function teamsPage({ teams }: Records): string {
  const directories = Object.entries(teams.directories).map(
    ([tenantId, { appId, secret, messagingUrl }]) => `<article><p>Tenant ID: ${tenantId}</p><p>App ID: ${appId}</p>
<p>Secret: ${escapeText(secret)}</p><form method="post" action="/teams/directories/${tenantId}">
<label for="url">Messaging endpoint</label><input id="url" name="messagingUrl" size="50" value="${escapeText(messagingUrl)}">
<button>Save</button></form><form method="post" action="/teams/directories/${tenantId}">
<label for="email">Give the app to</label><input id="email" name="email" size="30"><button>Give</button></form></article>`,
  );
  const people = teams.people.map((person) => {
    const count = teams.activities.filter(({ conversationId }) => conversationId === person.conversationId).length;
    return `<li><a href="/teams/people/${escapeText(person.email)}">${escapeText(person.email)}</a>: ${count}</li>`;
  });
  const list = `<ul>${people.join('') || '<li>No one has the app yet.</li>'}</ul>`;
  return page('Microsoft Teams: messages of unboXt', directories.join('') + list, 'Microsoft Teams');
}

/** Returns the page with one person's conversation with the app, newest message first. */
function teamsPersonPage(person: TeamsPerson, { teams }: Records): string {
  const own = teams.activities.filter(({ conversationId }) => conversationId === person.conversationId).toReversed();
  const cards = own.map((one) => `<article>${cardOf(one.shown, { person, id: one.id, at: '' })}</article>`);
  const list = cards.join('') || '<p>No messages yet.</p>';
  return page(person.email, `<p><a href="/teams">Everyone</a></p>${list}`, 'Microsoft Teams');
}

/** The position of a card; `at` leads to one within another. */
interface Place {
  person: TeamsPerson;
  id: string;
  at: string;
}

/** Returns a card as a form: its inputs, and a button for each action. */
function cardOf({ body, actions = [] }: Card, place: Place): string {
  const action = `/teams/people/${escapeText(place.person.email)}/press/${escapeText(place.id)}`;
  const buttons = actions.map((one, index) => buttonOf(one, { ...place, at: `${place.at}${index}.` }));
  return `<form method="post" action="${action}">${body.map(partOf).join('')}<p>${buttons.join('')}</p></form>`;
}

function buttonOf(action: Block, place: Place): string {
  const title = escapeText(String(action.title));
  if (action.type === 'Action.OpenUrl')
    return `<a class="button" href="${escapeText(String(action.url))}">${title}</a>`;
  if (action.type === 'Action.Execute') return `<button name="at" value="${place.at}">${title}</button>`;
  const { body, actions = [] } = action.card as Card;
  const buttons = actions.map((one, index) => buttonOf(one, { ...place, at: `${place.at}${index}.` }));
  return `<details><summary>${title}</summary>${body.map(partOf).join('')}${buttons.join('')}</details>`;
}

/** Returns the action of a card's button; undefined if there is none. */
function actionAt({ actions = [] }: Card, at: string): Block | undefined {
  const [index = '', ...rest] = at.split('.').filter((part) => part !== '');
  const action = actions[Number(index)];
  return rest.length > 0 && action ? actionAt(action.card as Card, rest.join('.')) : action;
}

function partOf(part: Block): string {
  if (part.type === 'RichTextBlock') {
    const [{ text = '', isSubtle, color, weight } = {}] = part.inlines as Record<string, string>[];
    const mark = color ? ' class="bad" role="alert"' : isSubtle ? ' class="note"' : '';
    return weight ? `<h2>${escapeText(text)}</h2>` : `<p${mark}>${escapeText(text)}</p>`;
  }
  const id = escapeText(String(part.id));
  const value = typeof part.value === 'string' ? part.value : '';
  const label = `<label for="${id}">${escapeText(String(part.label))}</label>`;
  if (part.type === 'Input.Text') return `${label}<textarea id="${id}" name="${id}">${escapeText(value)}</textarea>`;
  const selection = part.isMultiSelect ? value.split(',') : [value];
  const options = (part.choices as { title: string; value: string }[]).map(
    (one) =>
      `<option value="${escapeText(one.value)}"${selection.includes(one.value) ? ' selected' : ''}>${escapeText(one.title)}</option>`,
  );
  const empty = part.isMultiSelect ? '' : '<option value=""></option>';
  return `${label}<select id="${id}" name="${id}"${part.isMultiSelect ? ' multiple' : ''}>${empty}${options.join('')}</select>`;
}
