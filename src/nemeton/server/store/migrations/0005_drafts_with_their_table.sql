-- What seats have answered so far where all answer at once was a note of its own; it is a part of the table now.
UPDATE game_table
SET head = CAST(json_set(CAST(head AS TEXT), '$.drafts', json(note.value)) AS BLOB)
FROM note
WHERE note.name = 'drafts ' || game_table.id AND note.value <> '';
DELETE FROM note WHERE name LIKE 'drafts %';
