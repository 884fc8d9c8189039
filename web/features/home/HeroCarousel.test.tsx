import { act, fireEvent, screen, within } from '@testing-library/react';
import { setMedia } from '@web/testing/media';
import { renderApp } from '@web/testing/render';
import { HeroCarousel } from './HeroCarousel';

const titles = [
  'Into harbour as the lamps are lit',
  'Over the Alps by night train',
  'First tea of the morning, under canvas',
];

function shownTitle(): string | undefined {
  return titles.find((title) => {
    const caption = screen.getByText(title).closest('[role=group]');
    return caption && getComputedStyle(caption).visibility === 'visible';
  });
}

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const region = () => screen.getByRole('region', { name: 'Places we go' });

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});

describe('HeroCarousel', () => {
  it('shows the next of three slides every five seconds, and begins again', () => {
    renderApp(<HeroCarousel />);
    expect(shownTitle()).toBe(titles[0]);
    wait(4_999);
    expect(shownTitle()).toBe(titles[0]);
    wait(1);
    expect(shownTitle()).toBe(titles[1]);
    wait(5_000);
    expect(shownTitle()).toBe(titles[2]);
    wait(5_000);
    expect(shownTitle()).toBe(titles[0]);
  });

  it('goes on and back by its buttons, and round the ends', () => {
    renderApp(<HeroCarousel />);
    press('Previous slide');
    expect(shownTitle()).toBe(titles[2]);
    press('Next slide');
    expect(shownTitle()).toBe(titles[0]);
  });

  it('goes to a slide by its dot, and gives that one its full time', () => {
    renderApp(<HeroCarousel />);
    wait(4_000);
    press('Show slide 2: Over the Alps by night train');
    expect(shownTitle()).toBe(titles[1]);
    expect(screen.getByRole('button', { name: /Show slide 2/ })).toHaveAttribute('aria-current', 'true');
    wait(4_000);
    expect(shownTitle()).toBe(titles[1]);
    wait(1_000);
    expect(shownTitle()).toBe(titles[2]);
  });

  it('stands still under the pointer', () => {
    renderApp(<HeroCarousel />);
    fireEvent.mouseEnter(region());
    wait(20_000);
    expect(shownTitle()).toBe(titles[0]);
    fireEvent.mouseLeave(region());
    wait(5_000);
    expect(shownTitle()).toBe(titles[1]);
  });

  it('stands still while the keyboard is in it', () => {
    renderApp(<HeroCarousel />);
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    wait(20_000);
    expect(shownTitle()).toBe(titles[0]);
    act(() => screen.getByRole('button', { name: 'Next slide' }).blur());
    wait(5_000);
    expect(shownTitle()).toBe(titles[1]);
  });

  it('goes on after a click, once the pointer has left', () => {
    renderApp(<HeroCarousel />);
    const next = screen.getByRole('button', { name: 'Next slide' });
    fireEvent.mouseEnter(region());
    fireEvent.pointerDown(next);
    act(() => next.focus());
    fireEvent.click(next);
    fireEvent.mouseLeave(region());
    wait(5_000);
    expect(shownTitle()).toBe(titles[2]);
  });

  it('stands still in a hidden tab', () => {
    renderApp(<HeroCarousel />);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(20_000);
    expect(shownTitle()).toBe(titles[0]);
  });

  it('does not move by itself for who wants less motion, unless asked to', () => {
    setMedia('(prefers-reduced-motion: reduce)', true);
    renderApp(<HeroCarousel />);
    wait(20_000);
    expect(shownTitle()).toBe(titles[0]);
    press('Play the slides');
    wait(5_000);
    expect(shownTitle()).toBe(titles[1]);
  });

  it('can be paused and started again', () => {
    renderApp(<HeroCarousel />);
    press('Pause the slides');
    wait(20_000);
    expect(shownTitle()).toBe(titles[0]);
    press('Play the slides');
    wait(5_000);
    expect(shownTitle()).toBe(titles[1]);
  });

  it('tells a screen reader of a change only when it does not move by itself', () => {
    renderApp(<HeroCarousel />);
    const live = screen.getByText('Into harbour as the lamps are lit').closest('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'off');
    press('Pause the slides');
    expect(live).toHaveAttribute('aria-live', 'polite');
    expect(within(region()).getAllByRole('group', { name: /of 3$/ })).toHaveLength(1);
  });
});
