/**
 * A browser's translation puts an element of its own in the place of each text. The page goes on with the text that it
 * knows: for that the element stands in, until the text changes and takes its place again, to be translated anew.
 */

const standIns = new WeakMap<Node, Element>();

/** Let the element that a change has put in a text's place stand in for it; a text that is back speaks for itself. */
export function endure({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) if (standIns.get(node)?.contains(node) === false) dismiss(node as Text);
  const [text] = removedNodes;
  const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT') as
    Element | undefined;
  if (text instanceof Text && font && (!text.parentNode || font.contains(text))) replace(text, font);
}

function replace(text: Text, font: Element): void {
  standIns.set(text, font);
  const back = (data: string) => {
    dismiss(text);
    font.replaceWith(text);
    text.data = data;
  };
  Object.defineProperties(text, {
    parentNode: { configurable: true, get: () => font.parentNode },
    nextSibling: { configurable: true, get: () => font.nextSibling },
    remove: { configurable: true, value: () => font.remove() },
    data: { configurable: true, get: () => text.nodeValue, set: back },
  });
}

function dismiss(text: Text): void {
  standIns.delete(text);
  for (const name of ['parentNode', 'nextSibling', 'remove', 'data']) Reflect.deleteProperty(text, name);
}

type Place = (this: Node, node: Node, before: Node | null) => unknown;
type Mover = { moveBefore: Place };

/** Let a method that places one node before another know who stands in for them. */
function tolerant<Name extends string>(of: Record<Name, Place>, name: Name): void {
  const place = of[name];
  of[name] = function (node, before) {
    return place.call(this, standIns.get(node) ?? node, (before && standIns.get(before)) ?? before);
  };
}

tolerant(Node.prototype, 'insertBefore');
if ('moveBefore' in Element.prototype) tolerant(Element.prototype as Mover, 'moveBefore');
