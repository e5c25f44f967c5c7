import {
  type Answer,
  createSlackMethods,
  type Fields,
  no,
  type SlackSettings,
  type Triggers,
} from '#/server/embedded/chat/slack-methods.ts';
import { newId, type Records } from '#/server/embedded/chat/store.ts';

/** What a test makes the stand-in do instead of answering. */
export interface Mood {
  /** Answers 429 with this many seconds, this many times. */
  busy: { seconds: number; times: number } | null;
}

/** Returns a function that answers calls of the Web API as strictly as Slack, for the calls the product makes. */
export function createSlackApi(store: { records: Records; save: () => void }, settings: SlackSettings, mood: Mood) {
  const { records } = store;
  const triggers: Triggers = new Map();
  const methods = createSlackMethods(store, settings, triggers);

  return {
    /** A trigger, valid for opening one form, sent with each press. */
    newTrigger(user: string): string {
      const id = newId('');
      triggers.set(id, { user, at: Date.now() });
      return id;
    },
    answer(name: string, authorization: string | undefined, fields: Fields): Answer {
      const method = methods[name];
      if (!method) return no('unknown_method');
      if (mood.busy && mood.busy.times > 0) {
        mood.busy.times -= 1;
        return { status: 429, body: {}, headers: { 'retry-after': String(mood.busy.seconds) } };
      }
      const token = /^Bearer (xoxb-\w+)$/.exec(authorization ?? '')?.[1] ?? '';
      const scopes = records.tokens[token];
      if (name !== 'oauth.v2.access' && !scopes) return no(token === '' ? 'not_authed' : 'token_revoked');
      if (method.scope && !scopes?.includes(method.scope)) return no('missing_scope', { needed: method.scope });
      const unknown = Object.keys(fields).filter((field) => !method.known.includes(field));
      const missing = method.required.filter((field) => !fields[field]);
      if (unknown.length + missing.length > 0)
        return no('invalid_arguments', { response_metadata: { messages: [...unknown, ...missing] } });
      return method.run(fields, token);
    },
  };
}
