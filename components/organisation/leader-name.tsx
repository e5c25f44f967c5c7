/** Who leads it in a list: their name in full on demand; somebody invited, who has none yet, stands in the next column. */
export function LeaderName({ name, email }: { name: string; email: string }) {
  if (!name && !email) return <span className="text-muted">No leader</span>;
  return <span title={name}>{name}</span>;
}
