wrote => {
  const bubble = wrote.getBoundingClientRect();
  return [...document.querySelectorAll('.plate')].every((plate) => {
    const {top, bottom, left, right} = plate.getBoundingClientRect();
    return bubble.bottom <= top || bubble.top >= bottom || bubble.right <= left || bubble.left >= right;
  }) && bubble.left >= 0 && bubble.right <= innerWidth;
}
