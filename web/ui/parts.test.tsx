import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '@web/testing/render';
import { act, useState } from 'react';
import { type Column, DataTable, type Sorting } from './DataTable';
import { ConfirmDialog, Dialog } from './Dialog';
import { MoneyText } from './MoneyText';
import { PosterImage } from './PosterImage';
import { SearchBox } from './SearchBox';
import { SubmitButton } from './SubmitButton';
import { toast } from './toasts';

describe('MoneyText', () => {
  it('says that a price is on request where there is none', () => {
    renderApp(<MoneyText value={null} />);
    expect(screen.getByText('Price on request')).toBeInTheDocument();
  });

  it('shows the amount with its currency', () => {
    renderApp(<MoneyText value={{ amount: 129_950, currency: 'EUR' }} />);
    expect(screen.getByText('€1,299.50')).toBeInTheDocument();
  });
});

describe('PosterImage', () => {
  it("prefers the administrator's picture, and falls back to the poster when it fails", () => {
    renderApp(<PosterImage slug="iceland" imageUrl="https://img.test/ice.jpg" alt="Ice" />);
    const image = screen.getByAltText('Ice');
    expect(image).toHaveAttribute('src', 'https://img.test/ice.jpg');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/posters/iceland.svg');
  });

  it('keeps its place before it is there', () => {
    renderApp(<PosterImage slug="iceland" alt="Ice" format="wide" />);
    expect(screen.getByAltText('Ice')).toHaveAttribute('src', '/posters/iceland.svg?format=wide');
    expect(screen.getByAltText('Ice')).toHaveAttribute('width');
    expect(screen.getByAltText('Ice')).toHaveAttribute('height');
  });
});

describe('SubmitButton', () => {
  it('is disabled and says so while its request is at work', () => {
    renderApp(
      <SubmitButton isPending pendingText="Submitting...">
        Send
      </SubmitButton>,
    );
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  });
});

describe('SearchBox', () => {
  afterEach(() => jest.useRealTimers());

  function draw(onSearch: (text: string) => void) {
    jest.useFakeTimers();
    function Page() {
      const [value, setValue] = useState('');
      return (
        <SearchBox
          label="Search trips"
          value={value}
          onSearch={(text) => {
            setValue(text);
            onSearch(text);
          }}
        />
      );
    }
    renderApp(<Page />);
    return screen.getByRole('searchbox', { name: 'Search trips' });
  }

  it('searches once, after a pause', () => {
    const onSearch = jest.fn();
    const box = draw(onSearch);
    fireEvent.change(box, { target: { value: 'jap' } });
    act(() => void jest.advanceTimersByTime(200));
    fireEvent.change(box, { target: { value: 'japan ' } });
    act(() => void jest.advanceTimersByTime(299));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['japan']]);
    expect(box).toHaveValue('japan ');
  });

  it('is cleared by its button', () => {
    const onSearch = jest.fn();
    const box = draw(onSearch);
    fireEvent.change(box, { target: { value: 'japan' } });
    act(() => void jest.advanceTimersByTime(300));
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onSearch.mock.calls).toEqual([['japan'], ['']]);
    expect(box).toHaveValue('');
  });
});

describe('DataTable', () => {
  const columns: Column<{ id: string; name: string; total: number }>[] = [
    { key: 'name', header: 'Client', cell: (row) => row.name, isRowHeader: true, isSortable: true },
    { key: 'total', header: 'Total', cell: (row) => row.total, isNumeric: true },
  ];
  const rows = [{ id: '1', name: 'Ada', total: 3 }];

  it('has a caption, row headers and a scroll region that the keyboard reaches', () => {
    renderApp(<DataTable caption="Bookings" columns={columns} rows={rows} rowKey={(row) => row.id} />);
    expect(screen.getByRole('table', { name: 'Bookings' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Ada' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Bookings, scrollable' })).toHaveAttribute('tabindex', '0');
  });

  it('asks to be sorted the other way round', () => {
    const onSort = jest.fn();
    const sorting: Sorting = { key: 'name', direction: 'ascending' };
    renderApp(
      <DataTable
        caption="Bookings"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sorting={sorting}
        onSort={onSort}
      />,
    );
    const header = screen.getByRole('columnheader', { name: 'Client' });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    fireEvent.click(within(header).getByRole('button'));
    expect(onSort).toHaveBeenCalledWith({ key: 'name', direction: 'descending' });
  });
});

describe('Dialog', () => {
  it.each([
    [false, 1],
    [true, 0],
  ])('closes on Escape, unless something is at work (%p)', (isLocked, times) => {
    const onClose = jest.fn();
    renderApp(
      <Dialog isOpen onClose={onClose} title="Filters" isLocked={isLocked}>
        …
      </Dialog>,
    );
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog', { name: 'Filters' }), escape);
    expect(onClose).toHaveBeenCalledTimes(times);
    expect(escape.defaultPrevented).toBe(true);
  });

  it('is named by its title, which has the focus', () => {
    renderApp(
      <Dialog isOpen onClose={() => undefined} title="Filters">
        …
      </Dialog>,
    );
    expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  });

  it('asks one question, with the careful answer in focus', () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    renderApp(
      <ConfirmDialog
        isOpen
        title="Cancel this booking?"
        confirmText="Cancel booking"
        onConfirm={onConfirm}
        onCancel={onCancel}
        isDangerous
      >
        The deposit is kept.
      </ConfirmDialog>,
    );
    const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel this booking?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

describe('toast', () => {
  it('appears once for one message, and goes by itself', () => {
    jest.useFakeTimers();
    renderApp(<></>);
    act(() => {
      toast.success('Saved');
      toast.success('Saved');
    });
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(5_000));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
