export interface FooterProps {
  year: number;
  productName: string;
}

export function Footer({ year, productName }: FooterProps) {
  return (
    <footer className="mx-auto w-full max-w-7xl px-4 py-6 text-12 text-muted medium:px-6">
      © {year} {productName}
    </footer>
  );
}
