import { signInLimit, ticketLifeMs } from '#/lib/domain/accounts/constants.ts';
import { keyLimit, keyWarningMs } from '#/lib/domain/keys/constants.ts';
import { chosenTypes, TRIES_MAX } from '#/lib/domain/webhooks/constants.ts';
import { sessionLife } from '#/lib/platform/cookies/cookies.ts';

/** One or several sentences, with code between backticks; a list of them; a list of terms; or lines to copy. */
export type Passage =
  | string
  | { steps: readonly string[] }
  | { terms: readonly [string, string][] }
  | { code: string }
  | { title: string; curl: string; fetch: string };

export interface Section {
  id: string;
  title: string;
  passages: readonly Passage[];
}

const minutes = (ms: number) => ms / 60_000;
const hours = (seconds: number) => seconds / 3600;

const demo = { email: 'admin@northlight.test', password: 'calm-harbour-42' };

/** Returns the guide to read before the first call, for a server at this URL. */
export function guide(origin: string): readonly Section[] {
  return [
    {
      id: 'start',
      title: 'Before you start',
      passages: [
        'Everything on a screen of unboXt goes through this API, and your program can use all of it. It speaks JSON, and every call is a `GET` or a `POST`.',
        'The contracts that check every call also make this reference and `/api/openapi.json`, its OpenAPI 3.1 form for tools. Give that address to a generator, a test tool or a linter:',
        { code: `npx openapi-typescript ${origin}/api/openapi.json -o unboxt.d.ts` },
      ],
    },
    {
      id: 'sign-in',
      title: 'Sign in with two calls',
      passages: [
        'Signing in takes two calls, because a second factor may stand between them.',
        {
          steps: [
            `\`POST /api/auth/login\` takes email and password and answers a ticket. It opens one session, within ${minutes(ticketLifeMs)} minutes.`,
            '`POST /api/auth/loginData` takes the ticket and answers the bearer token. Send it with every other call: `Authorization: Bearer sb_…`.',
          ],
        },
        {
          title: 'Sign in with two calls',
          curl: [
            `TICKET=$(curl -s ${origin}/api/auth/login \\`,
            `  -H 'Content-Type: application/json' \\`,
            `  -d '${JSON.stringify(demo)}' | jq -r .token)`,
            '',
            `export UNBOXT_TOKEN=$(curl -s ${origin}/api/auth/loginData \\`,
            `  -H 'Content-Type: application/json' \\`,
            `  -d "{\\"token\\":\\"$TICKET\\"}" | jq -r .token)`,
            '',
            `curl ${origin}/api/utilities/role -H "Authorization: Bearer $UNBOXT_TOKEN"`,
          ].join('\n'),
          fetch: [
            'async function post(path, body) {',
            `  const response = await fetch('${origin}' + path, {`,
            `    method: 'POST',`,
            `    headers: { 'Content-Type': 'application/json' },`,
            '    body: JSON.stringify(body),',
            '  });',
            '  return response.json();',
            '}',
            '',
            `const ticket = await post('/api/auth/login', {`,
            `  email: '${demo.email}',`,
            `  password: '${demo.password}',`,
            '});',
            `const { token } = await post('/api/auth/loginData', { token: ticket.token });`,
            '',
            `const response = await fetch('${origin}/api/utilities/role', {`,
            `  headers: { Authorization: \`Bearer \${token}\` },`,
            '});',
            'const answer = await response.json();',
          ].join('\n'),
        },
        {
          terms: [
            [
              'Second factor',
              'The second call answers 401 with the code `second_factor_required`. Send it again with the same ticket and a `code`: six digits of the app, or a recovery code.',
            ],
            [
              'Programs',
              `The bearer alone is enough. The session ends after ${hours(sessionLife.api.idleSeconds)} hour without a call, ${hours(sessionLife.api.absoluteSeconds)} hours after it began, or with \`GET /api/auth/logout\`.`,
            ],
            [
              'Browsers',
              'A sign-in from a browser also sets a cookie that scripts cannot read. Every call then needs both, the cookie and the bearer, and only pages of this server can make one.',
            ],
          ],
        },
      ],
    },
    {
      id: 'keys',
      title: 'Call with a key',
      passages: [
        `A program that runs by itself needs no person’s password: an Administrator makes a key in Company Management, under Integrations, and the program sends it with every call. Calls that take a key say so, with the scope that it needs; every other call answers 403.`,
        { code: `curl ${origin}/api/company/people -H 'Authorization: Bearer uk_…'` },
        {
          terms: [
            [
              'Scopes',
              '`organisation:read` reads places and people, `organisation:write` imports, moves and removes them, `results:read` reads results of groups, `audit:read` reads the activity; `directory:write` lets a directory keep people and groups by SCIM 2.0 under `/scim/v2`. No scope opens answers by name, texts or messages, and share links are empty.',
            ],
            [
              'Role',
              'A key acts as an Administrator, whatever the header `role` says. When its Administrator leaves, it passes on to another one, and its answers stay the same.',
            ],
            [
              'End',
              `A key works for a year at most. The Administrators are told ${keyWarningMs / 86_400_000} days before. One that has ended or was revoked answers 401, as does every key that a browser sends.`,
            ],
            [
              'Limit',
              `${keyLimit.points} calls of one key in ${keyLimit.seconds} seconds; of a directory’s three times as many.`,
            ],
          ],
        },
      ],
    },
    {
      id: 'webhooks',
      title: 'Be told by webhooks',
      passages: [
        'An Administrator adds an address in Company Management, under Integrations, and your program hears of changes there: a `POST` with the event’s type, its time, and ids, days or counts. To know more, it reads with a key.',
        {
          code: JSON.stringify(
            { type: 'team.created', timestamp: '2026-11-28T09:00:00.000Z', data: { teamId: 14 } },
            null,
            2,
          ),
        },
        'Deliveries follow Standard Webhooks 1.0.0. Check the signature before you believe one, with a library of standardwebhooks.com in your language or by yourself. In Node:',
        {
          code: [
            "import { Webhook } from 'standardwebhooks';",
            '',
            "app.post('/unboxt', express.raw({ type: '*/*' }), (request, response) => {",
            '  const event = new Webhook(process.env.UNBOXT_SECRET).verify(request.body, request.headers);',
            '  response.sendStatus(204);',
            '});',
          ].join('\n'),
        },
        'In Python:',
        {
          code: [
            'from standardwebhooks import Webhook',
            '',
            "@app.post('/unboxt')",
            'def receive():',
            "    event = Webhook(os.environ['UNBOXT_SECRET']).verify(request.get_data(), request.headers)",
            "    return '', 204",
          ].join('\n'),
        },
        {
          terms: [
            [
              'Tries',
              `An event arrives when you answer 200 to 299 within 15 seconds; redirects are not followed. Otherwise it is tried ${TRIES_MAX} times in three days, later where you ask for it by \`Retry-After\`. 410 switches the webhook off, and so do five days without a delivery.`,
            ],
            [
              'Twice',
              'An event can arrive more than once, always with the same `webhook-id`. Keep the ids of a few days.',
            ],
            ['Order', 'Events usually arrive in their order. After a failed try they need not.'],
            ['Secret', 'After a new secret, deliveries carry both signatures for 24 hours.'],
            ['Types', chosenTypes.map((type) => `\`${type}\``).join(', ')],
          ],
        },
      ],
    },
    {
      id: 'roles',
      title: 'Act in a role',
      passages: [
        'A person may be Administrator, Department Leader, Team Leader and Member at once. The header `role` says in which role a call acts: `role: Team Leader`.',
        'Without the header the first role that the person holds counts, in this order: Administrator, Team Leader, Department Leader, Member. A role that the person does not hold answers 403, an unknown one 400. `GET /api/utilities/role` says which ones there are.',
      ],
    },
    {
      id: 'requests',
      title: 'How requests are read',
      passages: [
        'What you send may be looser than what you get.',
        {
          terms: [
            ['Unknown fields', 'are ignored. What a `GET` answers can be posted back whole.'],
            ['Numbers', 'may come as digits in a text: `"12"` is read as 12. So may `"true"` and `"false"`.'],
            ['Empty parameters', 'of an address, as in `?period=`, count as not given.'],
            ['Null', 'counts as not given wherever a field may be left out.'],
            ['Dates', 'are days like `2026-11-20`. Moments are in UTC, like `2026-11-20T14:05:32.417Z`.'],
            [
              'Bodies',
              'are JSON of up to 512 KB with `Content-Type: application/json`, or a form (`multipart/form-data`) where a file is sent. Most calls without a session take 8 KB. Bodies must not be compressed.',
            ],
          ],
        },
      ],
    },
    {
      id: 'answers',
      title: 'What comes back',
      passages: [
        'Every action that succeeds answers a `message` that can be shown to a person. Answers may gain fields over time, so ignore those that you do not know.',
        'A result is `null` where nothing was answered, or so little that it would give a person away; `hiddenReason` says why. It is never 0 for missing.',
        'A few calls change something although they are a `GET`. They are marked, and never answer `HEAD`.',
      ],
    },
    {
      id: 'errors',
      title: 'When something is wrong',
      passages: [
        'Everything but a success has one body. `message` can be shown to a person; `requestId` finds the call in the log.',
        {
          code: JSON.stringify(
            {
              code: 'invalid',
              message: 'Check-in day must be a number from 1 to 7.',
              messages: ['Check-in day must be a number from 1 to 7.', 'Team name is required.'],
              requestId: '3be483b2-b309-44e2-81b5-29a7df5ff384',
            },
            null,
            2,
          ),
        },
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      passages: [
        'Calls that cost much are limited: by person or key where a session is needed, else by address. Each says how often it may be called. One call too many answers 429, and the header `Retry-After` says after how many seconds to come back.',
        `Wrong passwords are limited too: ${signInLimit.points} in ${signInLimit.seconds / 60} minutes for one account from one network. So are tokens that open nothing; right ones are never counted.`,
        'A 503 carries `Retry-After` too: send the same call again then.',
      ],
    },
  ];
}
