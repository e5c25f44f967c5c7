import { LegalPage, legalMetadata } from '#/app/(open)/legal-page.tsx';

export const generateMetadata = () => legalMetadata('terms');

export default function Page() {
  return <LegalPage page="terms" />;
}
