import { randomUUID } from 'node:crypto';
import { faultOfCard } from '#/server/embedded/chat/card-rules.ts';
import { sendTo, type Target } from '#/server/embedded/chat/interactions.ts';
import type { Mood } from '#/server/embedded/chat/slack-api.ts';
import type { Answer } from '#/server/embedded/chat/slack-methods.ts';
import { type Directory, newId, type Records, type TeamsPerson } from '#/server/embedded/chat/store.ts';
import {
  asTeams,
  type Call,
  createConnector,
  createTokens,
  json,
  refuse,
  type TokenManner,
} from '#/server/embedded/chat/teams-connector.ts';

/** Returns what Microsoft does for an app: its tokens, its conversations, and what people do in them. */
export function createTeamsApi(store: { records: Records; save: () => void }, url: string, mood: Mood) {
  const tokens = createTokens();
  const connector = createConnector(store, tokens, mood);
  const serviceUrl = `${url}/teams/service`;
  let manner: TokenManner = asTeams;
  const { save, records } = store;
  const { teams } = records;

  /** Sends the product what someone has done, and returns its answer. */
  function send(person: TeamsPerson, activity: object, product: Target) {
    const directory = teams.directories[person.tenantId];
    const conversation = { id: person.conversationId, tenantId: person.tenantId, conversationType: 'personal' };
    const whole = {
      id: newId(''),
      channelId: 'msteams',
      serviceUrl,
      conversation,
      from: { id: person.id, aadObjectId: person.aadObjectId, name: person.email },
      recipient: { id: `28:${directory?.appId}`, name: 'unboXt' },
      channelData: { tenant: { id: person.tenantId } },
      ...activity,
    };
    const token = tokens.forActivity(directory?.appId ?? '', serviceUrl, manner);
    return sendTo(product, new URL(directory?.messagingUrl || 'http://none/').pathname, JSON.stringify(whole), {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    });
  }

  const findPerson = (name: string) => teams.people.find((one) => one.id === name || one.email === name);

  return {
    answer(call: Call): Answer {
      const [, tenantId] = /^\/login\/([^/]+)\/oauth2\/v2\.0\/token$/.exec(call.path) ?? [];
      if (tenantId && call.method === 'POST') return connector.grantToken(decodeURIComponent(tenantId), call.body);
      // Real directories sign with their own keys. Sharing keys here lets tests see who is trusted.
      const isKeys = /^\/(v1\/\.well-known|login\/[^/]+\/discovery\/v2\.0)\/keys$/.test(call.path);
      if (isKeys) return json(200, tokens.keys);
      if (call.path.startsWith('/service/'))
        return connector.converse({ ...call, path: call.path.slice('/service'.length) });
      return refuse(404, 'NotFound');
    },
    findPerson,
    send,
    /** A directory with its app; its earlier tokens become invalid. */
    setDirectory(tenantId: string, directory: Directory) {
      teams.directories[tenantId] = directory;
      connector.revoke(tenantId);
    },
    setManner(change: Partial<TokenManner>) {
      manner = { ...asTeams, ...change };
    },
    /** Returns the token that Teams would send with an activity, for tests that send it themselves. */
    tokenFor: (appId: string) => ({ token: tokens.forActivity(appId, serviceUrl, manner), serviceUrl }),
    /** Someone of a directory gets the app, as if IT had assigned it. */
    async install(email: string, tenantId: string, product: Target) {
      const person = findPerson(email) ?? newPerson(email, tenantId);
      Object.assign(person, { hasApp: true });
      if (!teams.people.includes(person)) teams.people.push(person);
      save();
      const { status } = await send(person, { type: 'installationUpdate', action: 'add' }, product);
      return { ...person, status };
    },
    /** Someone presses a button of a card, and the product's answer replaces the card for them. */
    async press(person: TeamsPerson, activityId: string, action: object, product: Target): Promise<void> {
      const activity = teams.activities.find(({ id }) => id === activityId);
      const card = activity?.card;
      const value = { action: { type: 'Action.Execute', ...action }, trigger: 'manual' };
      const { status, body } = await send(person, { type: 'invoke', name: 'adaptiveCard/action', value }, product);
      const answer = status === 200 ? JSON.parse(body) : null;
      // An edit of the message that came meanwhile is newer than the answer.
      if (activity && activity.card === card && answer?.value && !faultOfCard(answer.value))
        activity.shown = answer.value;
      save();
    },
  };
}

const newPerson = (email: string, tenantId: string): TeamsPerson => ({
  email,
  tenantId,
  hasApp: true,
  id: newId('29:'),
  aadObjectId: randomUUID(),
  conversationId: newId('a:'),
});
