import fs from 'node:fs';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Documented paths are called with and without a trailing slash; a redirect would lose the body of a POST.
  skipTrailingSlashRedirect: true,
  // `npm test` runs the type checker as its own step over the whole repository.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: import.meta.dirname,
    rules: { '*contract.ts': { condition: 'browser', loaders: ['./scripts/contract-loader.mjs'] } },
  },
  // Writing it takes a fifth of a build; who builds again has a third of one to do instead of all.
  experimental: { turbopackFileSystemCacheForBuild: process.env.KEEPS_BUILD_CACHE === 'yes' },
  images: { unoptimized: true },
  // Without one, as in development, Next makes one up.
  generateBuildId: () => process.env.BUILD_PRINT ?? null,
  serverExternalPackages: [
    '@microsoft/teams.apps',
    '@node-saml/node-saml',
    '@xmldom/xmldom',
    'pg-boss',
    'nodemailer',
    'pino',
    'stripe',
    'web-push',
  ],
  // Static files are compressed once at build time and served by the process itself.
  compress: true,
};

/**
 * Returns Next's configuration. Messages are compiled when building, so serving the built pages needs no plugin for
 * them.
 */
export default async function nextConfig(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withWords = createNextIntlPlugin({
    requestConfig: './app/page-language.ts',
    experimental: {
      // A phone is sent no parser for messages.
      messages: { path: './lib/words', locales: 'infer', format: 'json', precompile: true },
      // With these the compiler knows the values that a message needs.
      createMessagesDeclaration: fs
        .readdirSync('lib/words/en')
        .filter((name) => name.endsWith('.json'))
        .map((name) => `lib/words/en/${name}`),
    },
  });
  const withMessages = withWords(config);
  // Where names from right to left are kept apart from the sentence.
  withMessages.turbopack.resolveAlias['use-intl/format-message'] = './lib/words/isolate.ts';
  return withMessages;
}
