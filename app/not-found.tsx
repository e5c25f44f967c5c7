import { footerProps } from '#/app/footer-props.ts';
import { pageTitle } from '#/app/page-title.ts';
import { Footer } from '#/components/frame/pages/footer.tsx';
import { MissingPage } from '#/components/frame/pages/missing-page.tsx';

export const generateMetadata = () => pageTitle('notFound');

/** Every page downloads what this one shows, so it has no choice of the language. */
export default async function NotFound() {
  return (
    <div className="group/open flex min-h-dvh flex-col">
      <div className="flex flex-1 flex-col">
        <MissingPage />
      </div>
      <Footer {...(await footerProps())} isCentred />
    </div>
  );
}
