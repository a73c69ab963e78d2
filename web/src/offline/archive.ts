/** Archives whose files are stored as they are: the archive as a whole is what lies packed. */

/** What a file in an archive begins with. */
const FILE = 0x04034b50;
const HEAD = 30;

/** The files of an archive, each with its path. */
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
