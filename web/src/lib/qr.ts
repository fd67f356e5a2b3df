/** QR codes of links, drawn by the server. */

import { call } from "../net/api";

/**
 * The code as the address of an image. The link is sent in the body, never in an address: it may be
 * a secret.
 */
export async function qrCode(link: string): Promise<string> {
  const answer: unknown = await call("post", "/api/qr", { body: { link } });
  return `data:image/svg+xml,${encodeURIComponent(String(answer))}`;
}
