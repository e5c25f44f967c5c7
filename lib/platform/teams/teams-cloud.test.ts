import { expect, it } from 'vitest';
import { isTeamsService } from '#/lib/platform/teams/teams-cloud.ts';

it.each([
  'https://smba.trafficmanager.net/emea/5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11/',
  'https://webchat.botframework.com/',
  'https://canary.botapi.skype.teams.microsoft.com/amer/',
])('%s takes messages', (address) => {
  expect(isTeamsService(address)).toBe(true);
});

it.each([
  'http://smba.trafficmanager.net/emea/',
  'https://smba.trafficmanager.net.example.com/',
  'https://example.com/smba.trafficmanager.net',
  'https://other.trafficmanager.net/',
  'https://smba.trafficmanager.net:8443/',
  'https://smba.trafficmanager.net@example.com/',
  'https://someone:secret@smba.trafficmanager.net/',
  'https://botframework.com.example/',
  'https://evilbotframework.com/',
  'https://teams.microsoft.com.example.com/',
  'https://example.com#.botframework.com',
  'https://169.254.169.254/',
  'smba.trafficmanager.net',
  '',
])('%s takes none', (address) => {
  expect(isTeamsService(address)).toBe(false);
});
