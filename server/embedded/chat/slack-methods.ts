import { faultOf } from '#/server/embedded/chat/block-rules.ts';
import { type Block, newId, type Person, type Records, type View } from '#/server/embedded/chat/store.ts';

export interface SlackSettings {
  clientId: string;
  clientSecret: string;
}

/** Triggers by id, each valid for opening one form. */
export type Triggers = Map<string, { user: string; at: number }>;

export type Answer = { status: number; body: object; headers?: Record<string, string> };
export type Fields = Record<string, string>;

const ok = (body: object = {}): Answer => ({ status: 200, body: { ok: true, ...body } });
export const no = (error: string, more: object = {}): Answer => ({ status: 200, body: { ok: false, error, ...more } });

interface Method {
  scope: string | null;
  known: readonly string[];
  required: readonly string[];
  run(fields: Fields, token: string): Answer;
}

const TRIGGER_LIFE_MS = 3000;

/** Returns the methods of the Web API that the product calls, as strict as Slack's. */
export function createSlackMethods(
  { records, save }: { records: Records; save: () => void },
  settings: SlackSettings,
  triggers: Triggers,
): Record<string, Method> {
  const now = () => `${Math.floor(Date.now() / 1000)}.${String(records.messages.length + 1).padStart(6, '0')}`;

  const findPerson = (email: string): Person | null => {
    if (records.absent.includes(email)) return null;
    const match = records.people.find((one) => one.email === email);
    if (match) return match;
    const person = { id: newId('U'), email, channel: null };
    records.people.push(person);
    return person;
  };

  return {
    'oauth.v2.access': {
      scope: null,
      known: ['client_id', 'client_secret', 'code', 'redirect_uri'],
      required: ['client_id', 'client_secret', 'code', 'redirect_uri'],
      run({ client_id: id, client_secret: secret, code = '', redirect_uri: redirectUri }) {
        const grant = records.codes[code];
        if (id !== settings.clientId || secret !== settings.clientSecret) return no('bad_client_secret');
        if (!grant) return no('invalid_code');
        if (grant.redirectUri !== redirectUri) return no('bad_redirect_uri');
        delete records.codes[code];
        const token = `xoxb-${newId('')}`;
        records.tokens[token] = grant.scopes;
        save();
        return ok({
          access_token: token,
          token_type: 'bot',
          bot_user_id: 'U0UNBOXT',
          team: records.workspace,
          scope: grant.scopes.join(','),
        });
      },
    },
    'auth.revoke': {
      scope: null,
      known: [],
      required: [],
      run(_, token) {
        delete records.tokens[token];
        save();
        return ok({ revoked: true });
      },
    },
    'users.lookupByEmail': {
      scope: 'users:read.email',
      known: ['email'],
      required: ['email'],
      run({ email = '' }) {
        const person = findPerson(email);
        save();
        return person ? ok({ user: { id: person.id, deleted: false, is_bot: false } }) : no('users_not_found');
      },
    },
    'conversations.open': {
      scope: 'im:write',
      known: ['users'],
      required: ['users'],
      run({ users }) {
        const person = records.people.find(({ id }) => id === users);
        if (!person) return no('user_not_found');
        person.channel ??= newId('D');
        save();
        return ok({ channel: { id: person.channel } });
      },
    },
    'chat.postMessage': {
      scope: 'chat:write',
      known: ['channel', 'text', 'blocks', 'unfurl_links', 'unfurl_media'],
      required: ['channel', 'text', 'blocks'],
      run({ channel = '', text = '', blocks }) {
        if (!records.people.some((one) => one.channel === channel)) return no('channel_not_found');
        const list = listIn(blocks);
        const fault = text.length > 40_000 ? 'a long text' : faultOf(list, 50);
        if (fault) return no('invalid_blocks', { response_metadata: { messages: [fault] } });
        const ts = now();
        records.messages.push({ ts, channel, text, blocks: list, isEphemeral: false });
        save();
        return ok({ channel, ts });
      },
    },
    'chat.update': {
      scope: 'chat:write',
      known: ['channel', 'ts', 'text', 'blocks'],
      required: ['channel', 'ts', 'text', 'blocks'],
      run({ channel, ts, text = '', blocks }) {
        const message = records.messages.find((one) => one.channel === channel && one.ts === ts);
        if (!message) return no('message_not_found');
        const fault = faultOf(listIn(blocks), 50);
        if (fault) return no('invalid_blocks', { response_metadata: { messages: [fault] } });
        Object.assign(message, { text, blocks: listIn(blocks) });
        save();
        return ok({ channel, ts });
      },
    },
    'views.open': {
      scope: null,
      known: ['trigger_id', 'view'],
      required: ['trigger_id', 'view'],
      run({ trigger_id: id = '', view = '{}' }) {
        const trigger = triggers.get(id);
        triggers.delete(id);
        if (!trigger) return no('invalid_trigger_id');
        if (Date.now() - trigger.at > TRIGGER_LIFE_MS) return no('expired_trigger_id');
        const form: View['view'] = JSON.parse(view);
        const fault = faultOf(form.blocks, 100) ?? ((form.title?.text.length ?? 99) > 24 ? 'title' : null);
        if (fault) return no('invalid_arguments', { response_metadata: { messages: [fault] } });
        records.views.push({ id: newId('V'), user: trigger.user, view: form, errors: {} });
        save();
        return ok({ view: { id: records.views.at(-1)?.id } });
      },
    },
  };
}

function listIn(blocks = '[]'): Block[] {
  return JSON.parse(blocks);
}
