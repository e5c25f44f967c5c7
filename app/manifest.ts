import type { MetadataRoute } from 'next';

/** What makes the product installable. A name in every language, and no sentence. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'unboXt',
    short_name: 'unboXt',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
