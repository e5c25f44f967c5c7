import { inspect } from 'node:util';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { createTransport, type Transporter } from 'nodemailer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Mail, sendMail } from '#/lib/platform/mail.ts';
import { singleton } from '#/lib/platform/singleton.ts';

interface Delivery {
  /** The recipients that the mail server would get. */
  recipients: string[];
  mail: ParsedMail;
  source: string;
}

let deliveries: Delivery[] = [];

/** Composes like a real server, and keeps the message. */
function keepingTransport(): Transporter {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send = transport.sendMail.bind(transport);
  transport.sendMail = async (data: Parameters<typeof send>[0]) => {
    const info = await send(data);
    if (!Buffer.isBuffer(info.message)) throw new Error('the message was not kept in memory');
    const source = info.message.toString();
    deliveries.push({ recipients: [info.envelope.to].flat(), mail: await simpleParser(source), source });
    return info;
  };
  return transport;
}

singleton('mail.transport', keepingTransport);

beforeEach(() => {
  deliveries = [];
});

async function compose(changes: Partial<Mail>) {
  await sendMail({
    to: { name: 'Ada Lovelace', address: 'ada@example.com' },
    subject: 'Hello',
    html: '<p>Hi</p>',
    text: 'Hi',
    messageKey: 'hello.1',
    ...changes,
  });
  const [only, ...others] = deliveries;
  if (!only || others.length > 0) throw new Error('one mail was expected');
  return only;
}

const recipientsOf = ({ mail }: { mail: ParsedMail }) => (mail.to as AddressObject).value;

describe('an email has one recipient, whatever their name:', () => {
  it.each([
    'Eve, eve@evil.example',
    'Eve <eve@evil.example>',
    'Ada" <eve@evil.example>, "Lovelace',
    'Ada\r\nBcc: eve@evil.example',
    'Ada\nTo: eve@evil.example',
    'Ada\u2028Cc: eve@evil.example',
    'eve@evil.example;',
    '=?utf-8?Q?Ada=0D=0ABcc:_eve@evil.example?=',
  ])('%j', async (name) => {
    const delivery = await compose({ to: { name, address: 'ada@example.com' } });
    expect(delivery.recipients).toEqual(['ada@example.com']);
    expect(recipientsOf(delivery).map(({ address }) => address)).toEqual(['ada@example.com']);
    expect(delivery.mail.cc).toBeUndefined();
    expect(delivery.mail.bcc).toBeUndefined();
    expect([...delivery.mail.headers.keys()].filter((header) => /^(bcc|cc)$/.test(header))).toEqual([]);
  });
});

describe('a header has one line:', () => {
  it.each(['News\r\nBcc: eve@evil.example', 'News\n\n<script>', 'News\u0000\u0007', 'News\r\n\r\nbody'])(
    'the subject %j',
    async (subject) => {
      const { mail } = await compose({ subject });
      expect(mail.subject).toMatch(/^News[^\r\n]*$/);
      expect(mail.bcc).toBeUndefined();
      expect(mail.text?.trim()).toBe('Hi');
    },
  );

  it('the unsubscribe URL', async () => {
    const { source } = await compose({ unsubscribeUrl: 'https://a.example/unsubscribe/x\r\nBcc: eve@evil.example' });
    expect(source).not.toMatch(/^Bcc:/im);
  });
});

describe('an email that is refused', () => {
  async function failWith(error: Error & object) {
    const taking = singleton('mail.transport', keepingTransport);
    const send = vi.spyOn(taking, 'sendMail');
    send.mockRejectedValueOnce(error);
    const failure = await compose({}).catch((reason: unknown) => reason);
    send.mockRestore();
    return inspect(failure);
  }

  it('by its recipient’s server leaves an error without a name', async () => {
    const response = '550 <ada@example.com> unknown';
    const refusal = { code: 'EENVELOPE', responseCode: 550, response, command: 'RCPT TO' };
    const failure = await failWith(Object.assign(new Error(response), refusal));
    expect(failure).toContain('The mail server didn’t accept it: EENVELOPE 550 RCPT TO\n');
    expect(failure).not.toContain('ada@example.com');
  });

  it('because no server answers leaves an error that says which server and why', async () => {
    const refusal = { code: 'ESOCKET', command: 'CONN' };
    expect(await failWith(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), refusal))).toContain(
      'The mail server in SMTP_URL can’t be reached: connect ECONNREFUSED 127.0.0.1:9\n',
    );
  });
});

it('an email keeps its Message-ID in every attempt', async () => {
  const first = (await compose({})).mail.messageId;
  deliveries = [];
  expect((await compose({})).mail.messageId).toBe(first);
});

it('an email says in a header how to get no more of them, if there is a way', async () => {
  const unsubscribeUrl = 'https://unboxt.example/unsubscribe/uns_1.x';
  expect((await compose({ unsubscribeUrl })).source).toMatch(
    /^List-Unsubscribe: <https:\/\/unboxt\.example\/unsubscribe\/uns_1\.x>\r?$/m,
  );
  expect(deliveries[0]?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  deliveries = [];
  expect((await compose({})).source).not.toMatch(/^List-Unsubscribe/im);
});
