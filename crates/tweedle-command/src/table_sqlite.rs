//! Tables as files of `SQLite`.

#[cfg(feature = "sqlite")]
use rusqlite::types::Value;
#[cfg(feature = "sqlite")]
use rusqlite::{Connection, params_from_iter};
use std::io::Write;
#[cfg(feature = "sqlite")]
use tweedle_desk::table::Cell;
use tweedle_desk::table::Tabling;

/// A table `positions` of SQL: a column for `position`, one for each column, which has integers and texts, and one with `_number`
/// behind its name if it has numbers, which has these as floating-point numbers.
#[cfg(feature = "sqlite")]
pub(crate) fn write(table: &Tabling, out: &mut impl Write) -> anyhow::Result<()> {
    let quoted = |name: &str| format!("\"{}\"", name.replace('"', "\"\""));
    let rows = table.rows();
    let mut names = vec!["\"position\" TEXT NOT NULL".to_owned()];
    let mut numeric = Vec::new();
    for (column, name) in table.columns().enumerate() {
        let has_numbers = rows.different(column).iter().any(|cell| matches!(cell, Cell::Number(_)));
        numeric.push(has_numbers);
        // Without a type a column keeps what is put into it.
        names.push(quoted(name));
        if has_numbers {
            names.push(format!("{} REAL", quoted(&format!("{name}_number"))));
        }
    }
    let mut connection = Connection::open_in_memory()?;
    connection.execute(&format!("CREATE TABLE positions ({})", names.join(", ")), [])?;
    let places = vec!["?"; names.len()].join(", ");
    let work = connection.transaction()?;
    {
        let mut insert = work.prepare(&format!("INSERT INTO positions VALUES ({places})"))?;
        for row in 0..rows.len() {
            let mut values = vec![Value::Text(rows.position(row).to_owned())];
            for (column, has_numbers) in numeric.iter().enumerate() {
                let cell = rows.cell(row, column);
                values.push(match cell {
                    Cell::Failed | Cell::Nothing => Value::Null,
                    Cell::Boolean(b) => Value::Integer((*b).into()),
                    cell => match cell.text() {
                        text if matches!(cell, Cell::Number(_)) => {
                            text.parse().map_or(Value::Text(text), Value::Integer)
                        }
                        text => Value::Text(text),
                    },
                });
                if *has_numbers {
                    values.push(match cell {
                        Cell::Number(x) => Value::Real(tweedle_draw::float(x)),
                        _ => Value::Null,
                    });
                }
            }
            insert.execute(params_from_iter(values))?;
        }
    }
    work.commit()?;
    Ok(out.write_all(&connection.serialize("main")?)?)
}

/// There is none: the format is refused before.
#[cfg(not(feature = "sqlite"))]
pub(crate) fn write(_: &Tabling, _: &mut impl Write) -> anyhow::Result<()> {
    anyhow::bail!(crate::without::Part::Sqlite.missing().unwrap_or_default())
}

#[cfg(all(test, feature = "sqlite"))]
mod tests {
    use super::*;
    use tweedle_desk::Desk;
    use tweedle_desk::table::TableQuestion;

    #[test]
    fn integers_fractions_and_games() {
        let mut desk = Desk::of(tweedle_rulesets::standard());
        let question = TableQuestion {
            from: Some("[1/2,*,3]".to_owned()),
            columns: vec!["value".to_owned(), "g == 3".to_owned()],
            ..TableQuestion::default()
        };
        let mut table = Tabling::new(&mut desk, &question).unwrap();
        while !table.look().unwrap() {}
        table.finish();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("table.sqlite");
        write(&table, &mut std::fs::File::create(&path).unwrap()).unwrap();
        let connection = Connection::open(&path).unwrap();
        let text = "SELECT value, value_number, \"g == 3\" FROM positions ORDER BY rowid";
        let mut select = connection.prepare(text).unwrap();
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        let rows: Vec<(Value, Value, Value)> = rows.collect::<Result<_, _>>().unwrap();
        let text = |text: &str| Value::Text(text.to_owned());
        assert_eq!(
            rows,
            [
                (text("1/2"), Value::Real(0.5), Value::Integer(0)),
                (text("*"), Value::Null, Value::Integer(0)),
                (Value::Integer(3), Value::Real(3.0), Value::Integer(1)),
            ]
        );
    }
}
