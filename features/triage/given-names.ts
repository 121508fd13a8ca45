// Names that people write after a greeting or thanks.
export const NAMES: ReadonlySet<string> = new Set(
  `  james john robert michael david william richard joseph thomas charles daniel matthew anthony mark
  steven paul andrew joshua kevin brian george edward jason ryan jacob eric jonathan justin scott
  ben sam alex mike dave chris tom nick matt tony joe mary patricia jennifer linda elizabeth barbara
  susan jessica sarah karen lisa nancy betty sandra ashley emily kimberly donna michelle carol amanda
  melissa deborah stephanie rebecca laura amy anna emma olivia sophia kate jen tina tiffany
  jose juan luis carlos jorge miguel pedro antonio francisco manuel javier fernando rafael ramon
  eduardo roberto ricardo alejandro oscar raul sergio hector mario victor maria guadalupe rosa ana
  carmen juana martha marta margarita teresa elena patricia gloria silvia claudia veronica leticia
  alicia sofia isabella camila valentina lucia daniela gabriela adriana yolanda lupita`
    .trim()
    .split(/\s+/),
);
