import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { withoutSecureContext } from '#/e2e/support/actors/plain-http.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { pictureFile } from '#/e2e/support/fakes/picture.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { mailsTo, newestMail } from '#/e2e/support/product/mailbox.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';

const makers = 'hello@unboxt.example';

test('a member sends feedback with pictures, and a suggestion', async ({ browser }) => {
  const { members, company } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: members[0].id, role: 'Member' });
  await withoutSecureContext(page);
  await page.goto('/feedback');
  const form = page.getByRole('form', { name: 'Tell us what you think' });
  const pictures = form.getByText(/^Screenshot \d$/);

  await test.step('pictures are chosen, pasted and dropped, up to five, and removed', async () => {
    await form.getByLabel('Choose pictures').setInputFiles([await pictureFile('a.jpg'), await pictureFile('b.jpg')]);
    await expect(pictures).toHaveCount(2);
    const bytes = [...(await pictureFile()).buffer];
    await form.getByLabel('Description').focus();
    await page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'pasted.jpg', { type: 'image/jpeg' }));
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, bytes);
    await expect(pictures).toHaveCount(3);
    await form.getByRole('button', { name: 'Remove screenshot 1' }).click();
    await expect(pictures).toHaveCount(2);
    await form
      .getByLabel('Choose pictures')
      .setInputFiles({ name: 'x.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(form.getByText('We can’t use this file.')).toBeVisible();
    await expect(pictures).toHaveCount(2);
  });

  await test.step('the form says what is missing, and loses nothing', async () => {
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    await form.getByRole('radio', { name: 'Idea' }).check();
    await form.getByRole('radio', { name: '4 stars' }).check();
    await form.getByRole('radio', { name: '9', exact: true }).check();
    await form.getByRole('button', { name: 'Send feedback' }).click();
    await expect(form.getByRole('alert')).toContainText('wrong sending feedback');
    await expect(form.getByRole('alert')).toContainText('Enter a description: what is it about?');
    await expect(pictures).toHaveCount(2);
    await expectNoSeriousFinding(page);
  });

  await test.step('after sending, the form is empty', async () => {
    await form.getByLabel('Description').fill(`A calmer Monday for ${company.name}`);
    await form.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Your feedback has been sent!')).toBeVisible();
    await expect(pictures).toHaveCount(0);
    await expect(form.getByLabel('Description')).toHaveValue('');
  });

  await test.step('a suggestion is sent separately', async () => {
    const suggestion = page.getByRole('form', { name: 'Or just one sentence:' });
    await suggestion.getByLabel('Your suggestion').fill('Longer weekends');
    await suggestion.getByRole('button', { name: 'Send suggestion' }).click();
    await expect(page.getByText('Your suggestion has been sent')).toBeVisible();
  });

  await test.step('both are emailed once, with everything they contain', async () => {
    await newestMail(makers, new RegExp(`Suggestion from ${company.name}`));
    const mail = await newestMail(makers, new RegExp(`Feedback from ${company.name}: Idea`));
    expect(mail.text).toContain(`A calmer Monday for ${company.name}`);
    for (const said of ['Stars: 4 of 5', 'Would recommend: 9 of 10', '2 screenshots are attached.', members[0].email])
      expect(mail.text).toContain(said);
    const mails = (await mailsTo(makers)).filter(({ subject }) => subject.includes(company.name));
    expect(mails).toHaveLength(2);
  });
});
