/**
 * A position as the code in an address: `1.checksum.content`. The first part is the version of this
 * format, so that later versions can still read older links.
 */

const VERSION = "1";
const CODE = /^(\d+)\.([0-9a-f]{8})\.([\w-]+)$/;

/** Why a code cannot be read: it was changed or cut off, or a newer page wrote it. */
export type CodeFault = "damaged" | "newer";
export type Decoded = { value: unknown } | { fault: CodeFault };

export function encode(value: unknown): string {
  const content = toBase64(new TextEncoder().encode(JSON.stringify(value)));
  return `${VERSION}.${checksum(content)}.${content}`;
}

export function decode(code: string): Decoded {
  const [, version, sum, content = ""] = CODE.exec(code) ?? [];
  if (version === undefined || checksum(content) !== sum) return { fault: "damaged" };
  if (version !== VERSION) return { fault: Number(version) > 1 ? "newer" : "damaged" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(fromBase64(content));
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { fault: "damaged" };
  }
}

/** CRC-32 as eight hexadecimal digits. */
export function checksum(text: string): string {
  let crc = ~0;
  for (const sign of text) {
    crc ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, "0");
}

/** Base64 with the signs that need no escape in an address. */
function toBase64(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
