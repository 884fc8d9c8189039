/** Turn and length of each petal of the fan, in degrees and units. */
const petals = [
  { turn: -66, length: 24 },
  { turn: -34, length: 33 },
  { turn: 0, length: 38 },
  { turn: 34, length: 33 },
  { turn: 66, length: 24 },
];

/**
 * The mark of the house: a gate whose rose window opens from a low sun. It carries its own plate, so that it reads
 * on light and on dark grounds and at 16 px.
 */
export function drawBrandMark(): string {
  const fan = petals.map(({ turn, length }) => {
    const [tip, bulge] = [50 - length, Math.round(50 - length * 0.66)];
    return `<path transform="rotate(${turn} 32 50)" d="M32 37C25 ${bulge} 27 ${tip + 4} 32 ${tip}C37 ${tip + 4} 39 ${bulge} 32 37z"/>`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Rosegate Travel">' +
    '<path fill="#b4441f" d="M4 62V30a28 28 0 0 1 56 0v32z"/>' +
    `<g fill="#fff1cb">${fan.join('')}</g>` +
    '<path fill="#f6b94f" d="M20 52a12 12 0 0 1 24 0z"/>' +
    '<path fill="#1b2a4a" d="M4 52h56v10H4z"/></svg>'
  );
}
