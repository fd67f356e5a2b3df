### Note lângă reguli: ce spun alte ediții. Jucăm după regulamentul tipărit în maghiară.

note-small-city = În primele ediții un oraș din două piese aduce doar 2 puncte.
note-farmers = Edițiile mai noi nu au această limită: un oraș aduce puncte pentru fiecare câmpie a ta de lângă el.
