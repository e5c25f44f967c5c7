import { signInLimit, ticketLifeMs } from '#/lib/domain/accounts/constants.ts';
import { keyLimit, keyWarningMs, scopeLimits } from '#/lib/domain/keys/constants.ts';
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
        'unboXt’s own screens use this API, so your program can do what you can. Where a company enforces its own sign-in, programs use keys. The API uses JSON, and every call is a `GET` or a `POST` (SCIM aside).',
        'The contracts that check every call also generate this reference and `/api/openapi.json`, its OpenAPI 3.1 form for tools. Give its URL to a generator, a test tool or a linter:',
        { code: `npx openapi-typescript ${origin}/api/openapi.json -o unboxt.d.ts` },
      ],
    },
    {
      id: 'sign-in',
      title: 'Sign in with two calls',
      passages: [
        'Signing in takes two calls, because a second factor may come between them.',
        {
          steps: [
            `\`POST /api/auth/login\` takes an email and a password and returns a ticket, which opens one session within ${minutes(ticketLifeMs)} minutes.`,
            '`POST /api/auth/loginData` takes the ticket and returns the bearer token. Send it with every other call: `Authorization: Bearer sb_…`.',
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
              'The second call returns 401 with the code `second_factor_required`. Send it again with the same ticket and a `code`: six digits from the app, or a recovery code.',
            ],
            [
              'Programs',
              `The bearer token alone is enough. The session ends after ${hours(sessionLife.api.idleSeconds)} hour without a call, at the latest ${hours(sessionLife.api.absoluteSeconds)} hours after it began, or with \`GET /api/auth/logout\`.`,
            ],
            [
              'Browsers',
              'A sign-in from a browser also sets a cookie that scripts can’t read. Every call then needs both the cookie and the token, and only pages of this server can make calls.',
            ],
          ],
        },
      ],
    },
    {
      id: 'keys',
      title: 'Call with a key',
      passages: [
        `A program that runs on its own needs no one’s password: an administrator creates a key in Company Management, under Integrations, and the program sends it with every call. Calls that take a key say so and name the scope they need; every other call returns 403.`,
        { code: `curl ${origin}/api/company/people -H 'Authorization: Bearer uk_…'` },
        {
          terms: [
            [
              'Scopes',
              '`organisation:read` reads places and people, `organisation:write` imports, moves and removes them, `results:read` reads results of groups and the steps that teams try, with their texts and who looks after them, `audit:read` reads the activity log; `directory:write` lets a directory manage people and groups by SCIM 2.0 under `/scim/v2`. No scope reads answers by name, written answers to pulses or messages; share links are empty.',
            ],
            [
              'Role',
              'A key acts in the role Administrator, even if the header `role` names another. When the administrator it belongs to leaves, it passes to another one, and calls return the same as before.',
            ],
            [
              'Expiry',
              `A key works for a year at most. Administrators get an email ${keyWarningMs / 86_400_000} days before it expires. A key that has expired or was revoked gets 401, and so does any key that a browser sends.`,
            ],
            [
              'Limit',
              `${keyLimit.points} calls per key in ${keyLimit.seconds} seconds; ${scopeLimits['directory:write']?.points.toLocaleString('en-GB')} for a directory’s key.`,
            ],
          ],
        },
      ],
    },
    {
      id: 'webhooks',
      title: 'Get events by webhook',
      passages: [
        'An administrator adds a webhook with your program’s URL in Company Management, under Integrations. Each change then reaches that URL as a `POST` with the event’s type, its time, and ids, days, counts or states. For more, your program makes a call with a key.',
        {
          code: JSON.stringify(
            { type: 'team.created', timestamp: '2026-11-28T09:00:00.000Z', data: { teamId: 14 } },
            null,
            2,
          ),
        },
        'Deliveries follow Standard Webhooks 1.0.0. Check a delivery’s signature before you trust it, with a library from standardwebhooks.com for your language or with your own code. In Node:',
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
              'Attempts',
              `An event counts as delivered when you return 200 to 299 within 15 seconds; redirects aren’t followed. Otherwise it’s tried ${TRIES_MAX} times in three days, later if you ask for that with \`Retry-After\`. 410 turns the webhook off, and so do five days in which every attempt fails.`,
            ],
            [
              'Duplicates',
              'An event can arrive more than once, always with the same `webhook-id`. Store the ids of the last few days to recognise repeats.',
            ],
            ['Order', 'Events usually arrive in order. After a failed attempt they may not.'],
            ['Secret', 'After you create a new secret, deliveries carry both signatures for 24 hours.'],
            ['Types', chosenTypes.map((type) => `\`${type}\``).join(', ')],
          ],
        },
      ],
    },
    {
      id: 'roles',
      title: 'Act in a role',
      passages: [
        'A person can have the roles Administrator, Department Leader, Team Leader and Member at the same time. The header `role` says in which role a call acts: `role: Team Leader`.',
        'Without the header, it’s the person’s first role in this order: Administrator, Team Leader, Department Leader, Member. A role that the person doesn’t have returns 403, an unknown one 400. `GET /api/utilities/role` returns their roles.',
      ],
    },
    {
      id: 'requests',
      title: 'How requests are read',
      passages: [
        {
          terms: [
            [
              'Unknown fields',
              'are ignored, so you can post back what a `GET` returned. Onboarding refuses a body if it knows none of its fields.',
            ],
            ['Numbers', 'and booleans can be strings: `"12"` is read as 12, `"true"` as true.'],
            ['Empty parameters', 'of a URL, as in `?period=`, count as not given.'],
            ['Null', 'counts as not given wherever a field may be left out.'],
            ['Dates', 'are days like `2026-11-20`. Times are in UTC, like `2026-11-20T14:05:32.417Z`.'],
            [
              'Bodies',
              'are JSON of up to 512 KB with `Content-Type: application/json`, or a form (`multipart/form-data`) if they contain a file. Most calls without a session take up to 8 KB. Bodies can’t be compressed.',
            ],
          ],
        },
      ],
    },
    {
      id: 'answers',
      title: 'What comes back',
      passages: [
        'Every successful action returns a `message` that you can show people. Responses may get new fields, so ignore any you don’t know.',
        'A result is `null` if there are no answers, or so few that they would give a person away; `hiddenReason` says why. A missing result is never 0.',
        'Results without names are published in batches. A batch has the answers of at least as many people as the minimum group size, and never changes.',
        'A few calls change something although they’re a `GET`. They’re marked, and don’t allow `HEAD`.',
      ],
    },
    {
      id: 'errors',
      title: 'When something is wrong',
      passages: [
        'All errors have the same body. You can show people the `message`; use the `requestId` to find the call in the log.',
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
        'Expensive calls are limited: per person or key if they need a session, otherwise per IP address. The reference says how often you can make each. One call too many returns 429, and the header `Retry-After` says how many seconds to wait.',
        `Wrong passwords are limited too: ${signInLimit.points} in ${signInLimit.seconds / 60} minutes for one account from one network. So are wrong tokens; valid ones are never counted.`,
        'If a 503 has `Retry-After`, wait that many seconds and send the same call again.',
      ],
    },
  ];
}
