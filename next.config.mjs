/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // Documented paths are called with and without a trailing slash; a redirect would lose the body of a POST.
  skipTrailingSlashRedirect: true,
  // `npm test` runs the type checker as its own step over the whole repository.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  images: { unoptimized: true },
  serverExternalPackages: ['pg-boss', 'nodemailer', 'pino', 'rate-limiter-flexible'],
  // Static files are compressed once at build time and served by the process itself.
  compress: true,
};
