/** Why a table cannot be come to. */
export type ClosedReason = "gone" | "denied" | "removed" | "old" | "ended" | "busy" | "unreachable";

/** From a status of HTTP or a close code of the socket (docs/protocol.md), and the key of what the server said. */
export function whyClosed(status: number, said = ""): ClosedReason {
  if (said === "table-kicked") return "removed";
  switch (status) {
    case 404:
    case 4404:
      return "gone";
    case 401:
    case 403:
    case 4401:
    case 4403:
      return "denied";
    case 400:
    case 4400:
      return "old";
    case 410:
      return "ended";
    case 409:
    case 429:
    case 503:
    case 4429:
      return "busy";
    default:
      return "unreachable";
  }
}
