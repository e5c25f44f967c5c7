import { escapeText, page } from '#/server/embedded/chat/page.ts';
import type { Block, Message, Person, Records, View } from '#/server/embedded/chat/store.ts';

/** Returns the page where an administrator allows the app in the workspace. */
export function authorizePage(query: URLSearchParams, { workspace }: Records): string {
  const hidden = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  );
  const scopes = (query.get('scope') ?? '').split(',').map((scope) => `<li>${escapeText(scope)}</li>`);
  return page(
    `unboXt asks for access to ${workspace.name}`,
    `<ul>${scopes.join('')}</ul><form method="post" action="/oauth/v2/authorize">${hidden.join('')}
<button class="primary" name="allow" value="yes">Allow</button><button name="allow" value="no">Cancel</button></form>`,
  );
}

/** Returns the page with everyone in the workspace. */
export function peoplePage({ workspace, people, messages }: Records): string {
  const lines = people.map((person) => {
    const count = messages.filter(({ channel }) => channel === person.channel).length;
    return `<li><a href="/people/${person.id}">${escapeText(person.email)}</a>: ${count}</li>`;
  });
  const list = `<ul>${lines.join('') || '<li>Nobody yet.</li>'}</ul>`;
  return page(`${workspace.name}: messages of unboXt`, `${list}<p><a href="/teams">Microsoft Teams</a></p>`);
}

/** Returns the page with the events that the demo company's webhook has received. */
export function webhooksPage(arrivals: readonly { at: string; body: string; isSigned: boolean }[]): string {
  const lines = arrivals.map(
    ({ at, body, isSigned }) =>
      `<article><p class="note">${at} · ${isSigned ? 'signature right' : 'signature wrong'}</p><p>${escapeText(body)}</p></article>`,
  );
  return page('Events for Northlight’s programs', lines.join('') || '<p>Nothing has arrived since the start.</p>');
}

/** Returns the page with one person's conversation with the app, newest message first, and the open form. */
export function personPage(person: Person, { messages, views }: Records): string {
  const own = messages.filter(({ channel }) => channel === person.channel).toReversed();
  const view = views.filter(({ user }) => user === person.id).at(-1);
  const open = view ? formOf(view) : '';
  const list = own.map((message) => messageOf(person, message)).join('') || '<p>No messages yet.</p>';
  return page(person.email, `<p><a href="/">Everyone</a></p>${open}${list}`);
}

const textOf = (text: unknown) => escapeText(String(Object(text).text ?? ''));

function messageOf({ id }: Person, { ts, text, blocks, isEphemeral }: Message): string {
  if (isEphemeral) return `<article><p class="note">Only you see this</p><p>${linksIn(text)}</p></article>`;
  return `<article>${blocks.map((block) => blockOf(block, `/people/${id}/press/${ts}`)).join('')}</article>`;
}

function blockOf(block: Block, action: string): string {
  if (block.type === 'header') return `<h2>${textOf(block.text)}</h2>`;
  if (block.type === 'section') return `<p>${textOf(block.text)}</p>`;
  if (block.type === 'context')
    return (block.elements as []).map((text) => `<p class="note">${textOf(text)}</p>`).join('');
  const buttons = (block.elements as Record<string, string>[]).map(({ action_id: id = '', text, value = '', url }) =>
    url
      ? `<a class="button" href="${escapeText(url)}">${textOf(text)}</a>`
      : `<form method="post" action="${action}"><input type="hidden" name="value" value="${escapeText(value)}">
<button name="action_id" value="${escapeText(id)}">${textOf(text)}</button></form>`,
  );
  return `<p>${buttons.join('')}</p>`;
}

function formOf({ id, view, errors, user }: View): string {
  const { title, submit, blocks } = view;
  const fields = blocks.map((block) => (block.type === 'input' ? inputOf(block, errors) : blockOf(block, '')));
  const send = submit ? `<p><button class="primary">${textOf(submit)}</button></p>` : '';
  return `<article><form method="post" action="/people/${user}/send/${id}"><h2>${textOf(title)}</h2>
${fields.join('')}${send}</form></article>`;
}

function inputOf({ block_id, label, hint, element }: Block, errors: Record<string, string>): string {
  const id = escapeText(String(block_id));
  const {
    type,
    options = [],
    initial_option: initial,
  } = element as { type: string; options?: []; initial_option?: { value: string } };
  const choices = options.map((option) => {
    const { value } = option as { value: string };
    const mark = value === initial?.value ? ' selected' : '';
    return `<option value="${escapeText(value)}"${mark}>${textOf(Object(option).text)}</option>`;
  });
  const several = type === 'multi_static_select' ? ' multiple' : '';
  const empty = several ? '' : '<option value=""></option>';
  const control =
    type === 'plain_text_input'
      ? `<textarea id="${id}" name="${id}"></textarea>`
      : `<select id="${id}" name="${id}"${several}>${empty}${choices.join('')}</select>`;
  const error = errors[String(block_id)];
  return `<label for="${id}">${textOf(label)}</label>${hint ? `<p class="note">${textOf(hint)}</p>` : ''}${control}
${error ? `<p class="bad" role="alert">${escapeText(error)}</p>` : ''}`;
}

/** Returns a text with Slack's links, `<address|words>`, escaped like Slack's. */
function linksIn(text: string): string {
  return text
    .split(/(<[^>|]+\|[^>]+>)/)
    .map((part) => {
      const [, address, label] = /^<([^>|]+)\|([^>]+)>$/.exec(part) ?? [];
      return address ? `<a href="${escapeText(address)}">${escapeText(label ?? '')}</a>` : escapeText(part);
    })
    .join('');
}
