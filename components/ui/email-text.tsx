/** Shows an email address in a narrow column: it wraps after the @ instead of being cut. */
export function EmailText({ address }: { address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <span title={address} className="wrap-anywhere whitespace-normal text-13 leading-5">
      {name}@<wbr />
      {host.join('@')}
    </span>
  );
}
