/** While the award log is on its way. */
export function Waiting() {
  return <p className="mut">Fetching the award log …</p>;
}
