import { screen } from '@testing-library/react';
import { renderApp } from '@web/testing/render';
import { DataTable } from './DataTable';

it('keeps everything in a cell together, so that on a phone it all stands beside its label', () => {
  renderApp(
    <DataTable
      caption="People"
      rows={[{ id: '1', name: 'Ada Farrow', email: 'ada@example.test' }]}
      rowKey={(row) => row.id}
      onPhones="cards"
      columns={[
        {
          key: 'person',
          header: 'Person',
          cell: (row) => (
            <>
              <p>{row.name}</p>
              <p>{row.email}</p>
            </>
          ),
        },
      ]}
    />,
  );
  const cell = screen.getByRole('cell');
  expect(cell).toHaveAttribute('data-label', 'Person');
  expect(cell.children).toHaveLength(1);
  expect(cell).toHaveTextContent('Ada Farrow');
  expect(cell).toHaveTextContent('ada@example.test');
});
