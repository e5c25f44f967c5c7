// `npm run pictures`: takes the README's pictures of the demo company, light and dark, while `npm start` runs.
import './steps/require-node.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { demoAccounts } from '../prisma/seed/demo-accounts.mjs';
import { chromiumArgs, headlessChromiumPath } from './chromium.mjs';
import { ensureDevDependencies } from './steps/dependencies.mjs';
import { root } from './steps/places.mjs';

await ensureDevDependencies();
const { chromium } = await import('playwright');
const { default: sharp } = await import('sharp');

const address = process.env.APP_URL ?? 'http://localhost:3000';
const folder = path.join(root, 'docs/pictures');
const themes = ['light', 'dark'];

/** The README's pictures: name, viewer and URL. */
const pictures = [
  ['company', 'Administrator', '/dashboard'],
  ['teams', 'Administrator', '/dashboard?tab=teams'],
  ['chart', 'Administrator', '/companyManagement?tab=chart'],
  ['team', 'Team Leader', '/dashboard/team'],
  ['coaching', 'Team Leader', '/coachingCorner'],
  ['pulse', 'Team Leader', '/digitalPulse?tab=result'],
  ['assessment', 'Member', '/assessment'],
  ['faq', 'Member', '/faq'],
];

fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await headlessChromiumPath(), args: chromiumArgs() });
for (const { role, email, password } of demoAccounts) {
  const ownPictures = pictures.filter(([, who]) => who === role);
  if (ownPictures.length === 0) continue;
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(`${address}/signIn`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/);
  for (const [name, , place] of ownPictures) await take(page, name, place);
  await page.close();
}
await browser.close();

async function take(page, name, place) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${address}${place}`, { waitUntil: 'networkidle' });
    const file = path.join(folder, `${name}-${colorScheme}.webp`);
    await sharp(await page.screenshot({ animations: 'disabled' }))
      .webp({ quality: 80 })
      .toFile(file);
    console.log(path.relative(root, file));
  }
}
