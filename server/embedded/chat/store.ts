import { randomBytes } from 'node:crypto';
import fs from 'node:fs';

export interface Block {
  type: string;
  [field: string]: unknown;
}

export interface Message {
  ts: string;
  channel: string;
  text: string;
  blocks: Block[];
  /** Only shown to one person, and not in exports. */
  isEphemeral: boolean;
}

export interface View {
  id: string;
  user: string;
  /** The form as opened, or as the product has replaced it. */
  view: { title?: { text: string }; submit?: { text: string }; private_metadata?: string; blocks: Block[] };
  errors: Record<string, string>;
}

export interface Person {
  id: string;
  email: string;
  /** The conversation with the app, once it is open. */
  channel: string | null;
}

export interface Card {
  body: Block[];
  actions?: Block[];
}

/** Someone in a directory at Microsoft. */
export interface TeamsPerson {
  id: string;
  aadObjectId: string;
  tenantId: string;
  email: string;
  conversationId: string;
  hasApp: boolean;
}

/** The app that IT has registered in a directory, and where it sends what people do. */
export interface Directory {
  appId: string;
  secret: string;
  messagingUrl: string;
}

interface Teams {
  /** By id. */
  directories: Record<string, Directory>;
  people: TeamsPerson[];
  /** `shown` is what the person sees instead since they pressed something. */
  activities: { id: string; conversationId: string; summary: string; card: Card; shown: Card }[];
}

export interface Records {
  teams: Teams;
  workspace: { id: string; name: string };
  /** By token: its scopes. */
  tokens: Record<string, string[]>;
  codes: Record<string, { redirectUri: string; scopes: string[] }>;
  /** Email addresses that no one in the workspace has; everyone else exists once looked up. */
  absent: string[];
  people: Person[];
  messages: Message[];
  views: View[];
}

const MESSAGES_KEPT = 500;

/** Opens the records of the stand-in; `save` writes them to their file. */
export function openStore(file: string): { records: Records; save: () => void } {
  const none: Records = {
    teams: { directories: {}, people: [], activities: [] },
    workspace: { id: 'T0NORTHLIGHT', name: 'Northlight' },
    tokens: {},
    codes: {},
    absent: [],
    people: [],
    messages: [],
    views: [],
  };
  const records: Records = fs.existsSync(file) ? { ...none, ...JSON.parse(fs.readFileSync(file, 'utf8')) } : none;
  return {
    records,
    save() {
      records.messages.splice(0, records.messages.length - MESSAGES_KEPT);
      records.teams.activities.splice(0, records.teams.activities.length - MESSAGES_KEPT);
      records.views.splice(0, records.views.length - MESSAGES_KEPT);
      fs.writeFileSync(`${file}.new`, JSON.stringify(records), { mode: 0o600 });
      fs.renameSync(`${file}.new`, file);
    },
  };
}

export function newId(prefix: string): string {
  return `${prefix}${randomBytes(8).toString('hex').toUpperCase()}`;
}
