import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';
import { sequences } from '#/server/embedded/identity/directory-sequences.ts';

test('a directory adds people, fills a team, and is paused when it removes too many', async ({ browser, baseURL }) => {
  const { id: companyId } = await buildCompany(prisma(), { name: 'Acme Harbour' });
  const domain = `${uniqueWord()}.test`.toLowerCase();
  const administrator = await buildAdministrator(prisma(), { companyId, firstName: 'Ada', lastName: 'Berg' });
  const department = await buildDepartment(prisma(), { companyId, name: 'Research' });
  const team = await buildTeam(prisma(), { companyId, departmentId: department.id, name: 'Lighthouse' });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const card = page.locator('#directory');
  let address = '';
  let headers: Record<string, string> = {};
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${address}/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/scim+json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };

  await test.step('the card says what the directory needs', async () => {
    await page.goto('/companyManagement?tab=integrations&open=directory');
    await expect(card.getByText('The directory hasn’t called yet.')).toBeVisible();
    await expect(card.getByText('Verify a domain in Company sign-in')).toBeVisible();
    address = ((await card.locator('code').textContent()) ?? '').trim();
    expect(address).toBe(`${baseURL}/scim/v2`);
    await expectNoSeriousFinding(page);
  });

  const ids: string[] = [];
  await test.step('with a domain and a key the directory adds people and a group', async () => {
    await prisma().companyDomain.create({
      data: { companyId, domain, proof: 'x', addedAt: longAgo, verifiedAt: longAgo },
    });
    ({ headers } = await buildApiKey(prisma(), administrator, { name: 'Acme directory', scopes: ['directory:write'] }));
    await sequences.okta(send, { email: `robin@${domain}`, givenName: 'Robin', familyName: 'Vale' });
    for (const name of ['bo', 'cy', 'di', 'ed', 'fi', 'gus', 'hal']) {
      const { body } = await send('POST', 'Users', {
        userName: `${name}@${domain}`,
        name: { givenName: 'Bo', familyName: 'Ek' },
      });
      ids.push(body.id);
    }
    expect((await send('POST', 'Users', { userName: 'eve@elsewhere.test' })).status).toBe(400);
    await send('POST', 'Groups', { displayName: 'Keepers', members: ids.map((value) => ({ value })) });
    await page.reload();
    await expect(card.getByText('Acme directory', { exact: true })).toBeVisible();
    await expect(card.getByText('8 people come from the directory, 1 doesn’t.')).toBeVisible();
    await expect(card.getByText('elsewhere.test isn’t a domain that your company has verified')).toBeVisible();
  });

  await test.step('the group fills the team that the administrator chooses', async () => {
    await expect(card.getByText('7 members')).toBeVisible();
    await card.getByRole('combobox', { name: 'Team of Keepers' }).selectOption({ label: 'Lighthouse · Research' });
    const dialog = page.getByRole('dialog', { name: 'Let Keepers fill Lighthouse?' });
    await expect(dialog.getByText(/^7 people join Lighthouse now: Bo Ek, /)).toBeVisible();
    await expect(dialog.getByText('No one leaves.')).toBeVisible();
    expect(await prisma().teamMember.count({ where: { teamId: team.id } })).toBe(0);
    await expectNoSeriousFinding(page);
    await dialog.getByRole('button', { name: 'Fill the team' }).click();
    await expect(page.getByText('7 people joined Lighthouse.')).toBeVisible();
    expect(await prisma().teamMember.count({ where: { teamId: team.id } })).toBe(7);
    await expectNoSeriousFinding(page);
  });

  await test.step('too many removals together wait for the administrator', async () => {
    const end = (id: string) =>
      send('PATCH', `Users/${id}`, { Operations: [{ op: 'replace', path: 'active', value: false }] });
    const statuses = [];
    for (const id of ids) statuses.push((await end(id)).status);
    expect(statuses).toEqual([200, 200, 200, 503, 503, 503, 503]);
    await page.reload();
    await expect(card.getByText('so it’s paused')).toBeVisible();
    await expectNoSeriousFinding(page);
    await card.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The directory continues.')).toBeVisible();
    expect((await end(ids[3] ?? '')).status).toBe(200);
  });

  await test.step('the card and the activity log say what the directory did', async () => {
    await card.getByText('Latest changes').click();
    await expect(card.getByText(/^The directory suspended Bo Ek/).first()).toBeVisible();
    await expectNoSeriousFinding(page);
    await card.getByRole('link', { name: 'activity log' }).click();
    await expect(page.getByText(/The directory suspended Bo Ek/).first()).toBeVisible();
  });
});
