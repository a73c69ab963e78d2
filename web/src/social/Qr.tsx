import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Of white around the code, in dots. */
const MARGIN = 3;

/** A QR code, drawn here: the library comes only when one is looked at. */
export function Qr({ text, label }: { text: string; label: string }) {
  const dots = useSignal<boolean[][]>([]);
  useEffect(() => {
    void import('qr').then(({ encodeQR }) => (dots.value = encodeQR(text, 'raw', { border: MARGIN })));
  }, [text]);
  const size = dots.value.length;
  const path = dots.value.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
