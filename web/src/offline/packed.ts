/** Packed files: a plain host sends files as they are, so large ones are packed, and unpacked as they arrive. */

/** A file that lies packed among what is the same for everybody, in that folder; null where it cannot be had. */
export async function packed(folder: string, name: string): Promise<string | null> {
  const answer = await fetch(`${folder}${name}.gz`).catch(() => null);
  if (!answer?.ok || !answer.body) return null;
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).text();
}

/** What lies packed: `.wasm`, archives, and the large script beside them. */
const PACKED = /\.wasm$|\.zip$|\.asm\.mjs$/;
const KINDS: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip', mjs: 'text/javascript' };

/** `fetch`, which unpacks what lies packed in a folder, and tells how many bytes have come from there. */
export const unpacked =
  (folder: string, plain: typeof fetch, came: (bytes: number) => void): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(folder)) return plain(input, init);
    const packed = PACKED.test(url);
    const answer = await plain(packed ? `${url}.gz` : url, init);
    if (!answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, controller) {
          came(part.byteLength);
          controller.enqueue(part);
        },
      }),
    );
    if (!packed) return new Response(counted, { headers: answer.headers });
    const body = counted.pipeThrough(new DecompressionStream('gzip'));
    return new Response(body, { headers: { 'content-type': KINDS[url.slice(url.lastIndexOf('.') + 1)]! } });
  };

const FILE = 0x04034b50;
const HEAD = 30;

/** The files of an archive, each with its path: they are stored as they are, for the archive as a whole is packed. */
export function* filesOf(archive: ArrayBuffer): Generator<[path: string, content: Uint8Array]> {
  const view = new DataView(archive);
  const text = new TextDecoder();
  for (let at = 0; at + HEAD < view.byteLength && view.getUint32(at, true) === FILE;) {
    const size = view.getUint32(at + 18, true);
    const name = at + HEAD;
    const content = name + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const path = text.decode(new Uint8Array(archive, name, view.getUint16(at + 26, true)));
    yield [path, new Uint8Array(archive, content, size)];
    at = content + size;
  }
}
