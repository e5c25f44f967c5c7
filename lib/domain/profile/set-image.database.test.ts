import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { getImageContract } from '#/lib/domain/profile/profile.contract.ts';
import { imageBody } from '#/lib/domain/profile/profile.schema.ts';
import { getImage, getProfile, removeImage, setImage } from '#/lib/domain/profile/profile.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { newImageName } from '#/lib/platform/image.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const MEGABYTE = 1024 * 1024;
let person: User;
let photo: File;

beforeAll(async () => {
  await testDatabase();
  const { buffer } = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c06d00' } })
    .jpeg()
    .toBuffer()
    .then((bytes) => ({ buffer: new Uint8Array(bytes) }));
  photo = new File([buffer], '../../etc/passwd.jpg', { type: 'text/html' });
});
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
});

const pictures = () => prisma().storedImage.findMany({ where: { companyId: person.companyId } });
const nameIn = (url: string) => url.replace('/api/images/', '');
const urlOf = async (user: User) => (await getProfile(await userCtx(user))).profile.image;

describe('a photo', () => {
  it('is stored under a new random name and served to anyone who knows it', async () => {
    const { url } = await setImage(await userCtx(person), { image: photo });
    expect(url).toMatch(/^\/api\/images\/[\w-]{43}\.webp$/);
    expect(await urlOf(person)).toBe(url);
    const answer = await getImage(visitorCtx(), { name: nameIn(url) });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 341 });
  });

  it('replaces the previous one, whose URL stops working', async () => {
    const colleague = await buildUser(prisma(), { companyId: person.companyId });
    const { url: theirs } = await setImage(await userCtx(colleague), { image: photo });
    const first = await setImage(await userCtx(person), { image: photo });
    const second = await setImage(await userCtx(person), { image: photo });
    expect(await urlOf(person)).toBe(second.url);
    await expect(getImage(visitorCtx(), { name: nameIn(first.url) })).rejects.toMatchObject({ code: 'not_found' });
    expect((await pictures()).map(({ name }) => name).sort()).toEqual([nameIn(theirs), nameIn(second.url)].sort());
  });

  it('set many times in parallel leaves one picture', async () => {
    const ctx = await userCtx(person);
    const answers = await Promise.all(Array.from({ length: 6 }, () => setImage(ctx, { image: photo })));
    const [left, ...others] = await pictures();
    expect(others).toEqual([]);
    expect(await urlOf(person)).toBe(`/api/images/${left?.name}`);
    expect(answers.map(({ url }) => nameIn(url))).toContain(left?.name);
  });

  it('is removed, and a repeat does nothing', async () => {
    const ctx = await userCtx(person);
    await setImage(ctx, { image: photo });
    for (let i = 0; i < 2; i++) {
      expect(await removeImage(ctx)).toEqual({});
      expect(await urlOf(person)).toBeNull();
      expect(await pictures()).toEqual([]);
    }
  });
});

describe('an upload is refused', () => {
  const file = (content: string, name: string) => new File([content], name, { type: 'image/jpeg' });

  it.each([
    ['HTML by the name of a photo', file('<!doctype html><script>alert(1)</script>', 'me.jpg')],
    ['SVG', file('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'me.png')],
    ['GIF', file('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'me.gif')],
  ])('if it’s %s, and the previous photo stays', async (_title, image) => {
    const ctx = await userCtx(person);
    const { url } = await setImage(ctx, { image: photo });
    await expect(setImage(ctx, { image })).rejects.toMatchObject({ code: 'invalid' });
    expect(await urlOf(person)).toBe(url);
    expect(await pictures()).toHaveLength(1);
  });

  it('above 5 MB, if it’s empty, and if it isn’t a file', () => {
    const ofSize = (bytes: number) => new File([new Uint8Array(bytes)], 'me.jpg');
    const isTaken = (image: unknown) => imageBody.safeParse({ image }).success;
    expect([1, 5 * MEGABYTE, 5 * MEGABYTE + 1, 6 * MEGABYTE, 0].map((bytes) => isTaken(ofSize(bytes)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['text', null, undefined, {}].map(isTaken)).toEqual([false, false, false, false]);
  });
});

it('an unknown name isn’t found, and an impossible one is refused', async () => {
  await expect(getImage(visitorCtx(), { name: newImageName() })).rejects.toMatchObject({ code: 'not_found' });
  const isName = (name: string) => getImageContract.params?.safeParse({ name }).success;
  expect([newImageName(), '', 'x.webp', `${newImageName()}/`, `../${newImageName()}`].map(isName)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
