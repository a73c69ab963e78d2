/**
 * Let the page live with a browser's translation, which lays each text into elements of its own: of a text beside which
 * something new is to stand, the element that holds it is meant.
 */
export function endureTranslation(): void {
  tolerant(Node.prototype, 'insertBefore');
  if ('moveBefore' in Element.prototype) tolerant(Element.prototype as Mover, 'moveBefore');
}

type Place = (this: Node, node: Node, before: Node | null) => unknown;
interface Mover {
  moveBefore: Place;
}

function tolerant<Name extends string>(of: Record<Name, Place>, name: Name): void {
  const place = of[name];
  of[name] = function (node, before) {
    let at = before;
    while (at && at.parentNode !== this) at = at.parentNode;
    return place.call(this, node, at);
  };
}
